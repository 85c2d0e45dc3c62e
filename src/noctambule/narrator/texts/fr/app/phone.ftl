# Ce que ce téléphone préfère.

app-phone-title = Ce téléphone
app-phone-language = Langue
app-phone-daylight = Plein jour
    .about = Des écrans clairs pour une table au soleil. La nuit reste sombre.
app-phone-low = Lampe basse
    .about = Le jaune du jour en veilleuse, pour une pièce sombre.
app-phone-still = Sans mouvement
    .about = Les cartes sont simplement là où elles vont.
app-phone-tap-to-peek = Toucher pour regarder
    .about = Un appui ouvre la carte, un autre la referme, sans maintenir.
app-phone-narrates = Raconter d'ici
    .about = Pour une table sans écran au milieu. Seul le téléphone de l'hôte parle.
