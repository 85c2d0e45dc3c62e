"""HTTP and sockets: everything that answers on the network, and what stands before it."""
