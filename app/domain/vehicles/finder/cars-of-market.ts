/** Makes of cars in Germany and their models, after the registrations of the Kraftfahrt-Bundesamt. */
export const carsOfMarket: Readonly<Record<string, string>> = {
  Abarth: '500, 595, 600e, 695, Punto',
  Aiways: 'U5, U6',
  'Alfa Romeo': '147, 156, 159, 166, Brera, Giulia, Giulietta, GT, Junior, MiTo, Spider, Stelvio, Tonale',
  Alpine: 'A110, A290',
  'Aston Martin': 'DB9, DB11, DBX, Rapide, Vanquish, Vantage',
  Audi: '80, 100, A1, A2, A3, A4, A5, A6, A7, A8, e-tron, e-tron GT, Q2, Q3, Q4, Q5, Q6, Q7, Q8, R8, RS3, RS4, RS6, S3, TT',
  Bentley: 'Bentayga, Continental GT, Flying Spur',
  BMW: '1er, 2er, 3er, 4er, 5er, 6er, 7er, 8er, i3, i4, i5, i7, i8, iX, iX1, iX3, M2, M3, M4, M5, X1, X2, X3, X4, X5, X6, X7, Z3, Z4',
  BYD: 'Atto 2, Atto 3, Dolphin, Han, Seal, Seal U, Sealion 7, Tang',
  Cadillac: 'CTS, Escalade, Lyriq, SRX',
  Chevrolet: 'Aveo, Camaro, Captiva, Corvette, Cruze, Epica, Kalos, Lacetti, Matiz, Orlando, Spark, Trax',
  Chrysler: '300C, Crossfire, Grand Voyager, PT Cruiser, Voyager',
  Citroën:
    'Ami, Berlingo, C1, C2, C3, C3 Aircross, C3 Picasso, C4, C4 Cactus, C4 Picasso, C5, C5 Aircross, C5 X, C6, C8, DS3, Jumper, Jumpy, Nemo, Saxo, SpaceTourer, Xsara, Xsara Picasso',
  Cupra: 'Ateca, Born, Formentor, Leon, Tavascan, Terramar',
  Dacia: 'Bigster, Dokker, Duster, Jogger, Lodgy, Logan, Sandero, Sandero Stepway, Spring',
  Daewoo: 'Kalos, Lanos, Matiz, Nubira',
  Daihatsu: 'Copen, Cuore, Materia, Sirion, Terios, Trevis',
  Dodge: 'Caliber, Challenger, Charger, Durango, Journey, Nitro, RAM',
  DS: '3, 3 Crossback, 4, 5, 7, 7 Crossback, 9',
  Ferrari: '296, 458, 488, California, F430, Portofino, Purosangue, Roma',
  Fiat: '124 Spider, 500, 500C, 500e, 500L, 500X, 600, Bravo, Croma, Doblò, Ducato, Fiorino, Freemont, Grande Punto, Idea, Multipla, Panda, Punto, Punto Evo, Qubo, Scudo, Sedici, Seicento, Stilo, Talento, Tipo, Topolino, Ulysse',
  Fisker: 'Karma, Ocean',
  Ford: 'B-Max, Bronco, C-Max, Capri, EcoSport, Edge, Explorer, Fiesta, Focus, Fusion, Galaxy, Grand C-Max, Ka, Kuga, Maverick, Mondeo, Mustang, Mustang Mach-E, Puma, Ranger, S-Max, Tourneo, Tourneo Connect, Tourneo Courier, Tourneo Custom, Transit, Transit Connect, Transit Courier, Transit Custom',
  Genesis: 'G70, G80, GV60, GV70, GV80',
  'Great Wall': 'Ora 03, Ora Funky Cat, Wey 03, Wey 05',
  Honda: 'Accord, Civic, CR-V, CR-Z, e, FR-V, HR-V, Insight, Jazz, Legend, Prelude, S2000, ZR-V',
  Hyundai:
    'Accent, Atos, Bayon, Coupé, Elantra, Getz, Inster, Ioniq, Ioniq 5, Ioniq 6, ix20, ix35, ix55, i10, i20, i30, i40, Kona, Matrix, Santa Fe, Sonata, Staria, Terracan, Tucson, Veloster',
  Infiniti: 'FX, G37, Q30, Q50, Q60, Q70, QX30, QX70',
  Isuzu: 'D-Max, Trooper',
  Iveco: 'Daily',
  Jaecoo: '5, 7',
  Jaguar: 'E-Pace, F-Pace, F-Type, I-Pace, S-Type, XE, XF, XJ, XK, X-Type',
  Jeep: 'Avenger, Cherokee, Commander, Compass, Gladiator, Grand Cherokee, Patriot, Renegade, Wrangler',
  Kia: 'Carens, Carnival, Ceed, Cerato, EV3, EV4, EV5, EV6, EV9, Magentis, Niro, Opirus, Optima, Picanto, ProCeed, Rio, Seltos, Sorento, Soul, Sportage, Stinger, Stonic, Venga, XCeed',
  Lada: '111, Granta, Kalina, Niva, Priora, Vesta, XRAY',
  Lamborghini: 'Aventador, Gallardo, Huracán, Revuelto, Urus',
  Lancia: 'Delta, Musa, Phedra, Thema, Voyager, Ypsilon',
  'Land Rover':
    'Defender, Discovery, Discovery Sport, Freelander, Range Rover, Range Rover Evoque, Range Rover Sport, Range Rover Velar',
  Leapmotor: 'B10, C10, T03',
  Lexus: 'CT, ES, GS, IS, LBX, LC, LS, NX, RX, RZ, UX',
  Lotus: 'Elise, Eletre, Emira, Evora, Exige',
  'Lynk & Co': '01, 02, 08',
  MAN: 'TGE',
  Maserati: 'Ghibli, GranTurismo, Grecale, Levante, MC20, Quattroporte',
  Maxus: 'Deliver 9, eDeliver 3, Euniq 5, Mifa 9, T90',
  Mazda:
    '2, 3, 5, 6, 323, 626, CX-3, CX-30, CX-5, CX-60, CX-7, CX-80, CX-9, MX-30, MX-5, Premacy, RX-8, Tribute',
  McLaren: '570S, 600LT, 720S, Artura, GT',
  'Mercedes-Benz':
    'A-Klasse, B-Klasse, C-Klasse, Citan, CLA, CLC, CLE, CLK, CLS, E-Klasse, EQA, EQB, EQC, EQE, EQS, EQV, G-Klasse, GLA, GLB, GLC, GLE, GLK, GLS, M-Klasse, ML, R-Klasse, S-Klasse, SL, SLC, SLK, Sprinter, T-Klasse, V-Klasse, Vaneo, Viano, Vito, X-Klasse',
  MG: '3, 4, 5, Cyberster, EHS, HS, Marvel R, MG3, MG4, MG5, ZS',
  MINI: 'Aceman, Cabrio, Clubman, Cooper, Countryman, Coupé, MINI, One, Paceman, Roadster',
  Mitsubishi:
    'ASX, Carisma, Colt, Eclipse Cross, Galant, Grandis, i-MiEV, L200, Lancer, Outlander, Pajero, Space Star',
  Nio: 'EL6, EL7, ET5, ET7',
  Nissan:
    '350Z, 370Z, Almera, Ariya, Cube, GT-R, Juke, Leaf, Micra, Murano, Navara, Note, NV200, NV300, Pathfinder, Patrol, Pixo, Primastar, Primera, Pulsar, Qashqai, Terrano, Townstar, X-Trail',
  Opel: 'Adam, Agila, Ampera, Antara, Ascona, Astra, Calibra, Cascada, Combo, Corsa, Crossland, Frontera, Grandland, GT, Insignia, Kadett, Karl, Manta, Meriva, Mokka, Movano, Omega, Rocks-e, Signum, Speedster, Tigra, Vectra, Vivaro, Zafira',
  Peugeot:
    '1007, 106, 107, 108, 2008, 205, 206, 207, 208, 3008, 301, 306, 307, 308, 4007, 406, 407, 408, 5008, 508, 607, 807, Bipper, Boxer, Expert, iOn, Partner, RCZ, Rifter, Traveller',
  Polestar: '1, 2, 3, 4',
  Porsche: '718, 911, 924, 928, 944, 968, Boxster, Cayenne, Cayman, Macan, Panamera, Taycan',
  Renault:
    '4, 5, Alaskan, Arkana, Austral, Avantime, Captur, Clio, Espace, Express, Fluence, Grand Scénic, Kadjar, Kangoo, Koleos, Laguna, Latitude, Master, Mégane, Modus, Rafale, Scénic, Symbioz, Talisman, Trafic, Twingo, Twizy, Vel Satis, Wind, Zoe',
  'Rolls-Royce': 'Cullinan, Dawn, Ghost, Phantom, Spectre, Wraith',
  Rover: '25, 45, 75, 200, 400, Streetwise',
  Saab: '9-3, 9-5, 900',
  Seat: 'Alhambra, Altea, Arona, Arosa, Ateca, Cordoba, Exeo, Ibiza, Inca, Leon, Marbella, Mii, Tarraco, Toledo',
  Škoda:
    'Citigo, Elroq, Enyaq, Epiq, Fabia, Favorit, Felicia, Kamiq, Karoq, Kodiaq, Octavia, Rapid, Roomster, Scala, Superb, Yeti',
  smart: '#1, #3, #5, city-coupé, crossblade, forfour, fortwo, roadster',
  SsangYong: 'Actyon, Korando, Kyron, Musso, Rexton, Rodius, Tivoli, Torres, XLV',
  Subaru:
    'BRZ, Crosstrek, Forester, Impreza, Justy, Legacy, Levorg, Outback, Solterra, Trezia, Tribeca, WRX, XV',
  Suzuki:
    'Across, Alto, Baleno, Celerio, e Vitara, Grand Vitara, Ignis, Jimny, Kizashi, Liana, S-Cross, Splash, Swace, Swift, SX4, SX4 S-Cross, Vitara, Wagon R+',
  Tesla: 'Cybertruck, Model 3, Model S, Model X, Model Y, Roadster',
  Toyota:
    '4Runner, Auris, Avensis, Aygo, Aygo X, bZ4X, C-HR, Camry, Carina, Celica, Corolla, Corolla Cross, Corolla Verso, GR86, GT86, Hiace, Highlander, Hilux, iQ, Land Cruiser, Mirai, MR2, Previa, Prius, Proace, Proace City, RAV4, Starlet, Supra, Urban Cruiser, Verso, Verso-S, Yaris, Yaris Cross',
  VinFast: 'VF 6, VF 8',
  Volkswagen:
    'Amarok, Arteon, Beetle, Bora, Bus, Caddy, California, Caravelle, Corrado, Crafter, Eos, Fox, Golf, Golf Plus, Golf Sportsvan, ID.3, ID.4, ID.5, ID.7, ID. Buzz, Jetta, Käfer, Lupo, Multivan, New Beetle, Passat, Passat CC, Phaeton, Polo, Scirocco, Sharan, T-Cross, T-Roc, T3, T4, T5, T6, T7, Taigo, Tayron, Tiguan, Tiguan Allspace, Touareg, Touran, Transporter, Up, Vento',
  Volvo:
    '240, 740, 850, C30, C40, C70, EC40, EX30, EX40, EX90, S40, S60, S70, S80, S90, V40, V50, V60, V70, V90, XC40, XC60, XC70, XC90',
  XPeng: 'G6, G9, P7',
};
