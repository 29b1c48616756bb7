"""Which picture shows which article of the demo: finishes and designs of its rims, treads of its tyres."""

import csv
import io
import os
import re

DEMO = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "app", "commands", "demo")

DESIGNS = {
    "AEZ Bente": "five-twin", "AEZ Corvo": "seven", "AEZ Ostra": "ten", "ATS Drava": "six-twin", "ATS Estrel": "nine",
    "ATS Quartz": "ten-fork", "Alutec Fjell": "eight", "Alutec Grado": "eight", "Alutec Sella": "seven-swept",
    "Autec Kalmar": "twelve", "Autec Westra": "seven-fork", "BBS Gotland": "lattice", "BBS Halden": "ten-fork",
    "BBS Tarn": "lattice", "Borbet Aldera": "seven-swept", "Borbet Mistral": "ten-swept", "Borbet Zoria": "nine",
    "Brock Ilmen": "six-twin", "Brock Jura": "five-twin", "Brock Varda": "five-wide", "Dezent Arlo": "seven",
    "Dezent Brisa": "eight", "Dezent Norva": "five-fork", "Dotz Cassis": "five-triple", "Dotz Duna": "six-bold",
    "Dotz Pirna": "five-blade", "OZ Havel": "seven-fork", "OZ Istria": "five-star", "OZ Ulvik": "five-wide",
    "Platin Lesk": "ten-thin", "Platin Yster": "fifteen", "Rial Elba": "ten-swept", "Rial Faro": "ten-fork",
    "Rial Rovin": "five-triple", "Alcar Stahlrad": "steel-round", "Kronprinz Stahlfelge": "steel-round",
    "Magnetto R1": "steel-oblong", "Südrad Nord": "steel-oblong",
}
FINISHES = {
    "Silber": "silber", "Anthrazit": "anthrazit", "Schwarz matt": "schwarz-matt",
    "Schwarz frontpoliert": "schwarz-frontpoliert", "Stahlgrau": "stahlgrau", "Stahl schwarz": "stahl-schwarz",
}
WITHOUT_PICTURE = {"Apollo"}
"""Makes of tyres that keep their drawing, as those of a dealer without photos."""


def read(name):
    with open(os.path.join(DEMO, name), encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter=";"))


def rim_of(row):
    """@return design and finish"""
    design = DESIGNS.get(f"{row['hersteller']} {row['modell']}")
    if design is None:
        return None
    return (design if row["lochzahl"] == "5" else f"{design}-{row['lochzahl']}"), FINISHES[row["farbe"]]


def tread_of(row, mounted=False):
    """@param mounted on one of the studio's rims of 18 inches, which tall tyres have no picture for"""
    if row["hersteller"] in WITHOUT_PICTURE:
        return None
    if row["fahrzeug"] == "Transporter":
        return "van"
    tall = "-tall" if int(row["hoehe"] or 82) >= 60 and row["fahrzeug"] == "PKW" and not mounted else ""
    if row["saison"] == "winter":
        return f"winter{tall}"
    if row["saison"] == "ganzjahr":
        return f"all-season{tall}"
    if row["fahrzeug"] == "SUV":
        return "suv"
    return "sport" if row["profil"] in ("sport", "asymmetrisch") else f"summer{tall}"


def write_column(name, pictures):
    """Sets the column `bilder` and leaves every other cell as it is.

    @param pictures from a row to pairs of file and alternative text
    """
    path = os.path.join(DEMO, name)
    rows = read(name)
    with open(path, encoding="utf-8") as file:
        head, *lines = file.read().splitlines()
    if not head.endswith(";bilder"):
        head, lines = f"{head};bilder", [f"{line};" for line in lines]
    if len(lines) != len(rows):
        raise SystemExit(f"{name} has cells of several lines")
    out = [head]
    for line, row in zip(lines, rows):
        cell = "|".join(f"{file}={text}" for file, text in pictures(row))
        if re.search('[";\n]', cell):
            raise SystemExit(f"{name}: {cell} needs quotes")
        out.append(f"{line[: line.rindex(';')]};{cell}")
    with io.open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write("\n".join(out) + "\n")
