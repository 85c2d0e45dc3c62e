"""What somebody does who wants to spoil the evening of others, on sockets of their own, by the byte."""
