/** Regeln für Texte, Adressen, Namen, Farben und Zeiten. */
export const rulesOfTexts = {
  'does not have the form that the field takes': 'hat nicht die Form, die das Feld annimmt',
  'is empty': 'ist leer',
  'has {} characters, and its field takes {}': 'hat {} Zeichen, und das Feld nimmt höchstens {}',
  'has {} characters, and its field takes no fewer than {}': 'hat {} Zeichen, und das Feld nimmt mindestens {}',
  'must be one line': 'muss in einer Zeile stehen',
  'holds Markdown': 'enthält Markdown',
  'holds an unsafe link': 'enthält einen unsicheren Link',
  'is not a safe address': 'ist keine sichere Adresse',
  'must be lower-case letters, digits and single hyphens, such as {}':
    'darf nur Kleinbuchstaben, Ziffern und einzelne Bindestriche haben, wie {}',
  'must be lower-case letters, digits and underscores, such as {}':
    'darf nur Kleinbuchstaben, Ziffern und Unterstriche haben, wie {}',
  'must be letters and begin with a small letter': 'darf nur Buchstaben haben und muss mit einem kleinen beginnen',
  'must be letters and digits and begin with a letter, such as {}':
    'darf nur Buchstaben und Ziffern haben und muss mit einem Buchstaben beginnen, wie {}',
  'must be letters and digits and begin with a small letter, such as {}':
    'darf nur Buchstaben und Ziffern haben und muss mit einem kleinen Buchstaben beginnen, wie {}',
  'must be one word in small letters, such as {}': 'muss ein Wort aus Kleinbuchstaben sein, wie {}',
  'must be the tag of a language, such as {} or {}': 'muss das Kürzel einer Sprache sein, wie {} oder {}',
  'must be a code of a language, such as {} or {}': 'muss das Kürzel einer Sprache sein, wie {} oder {}',
  'must be a language and a country, such as {}': 'muss eine Sprache und ein Land nennen, wie {}',
  'must be a language and a country, such as {} or {}': 'muss eine Sprache und ein Land nennen, wie {} oder {}',
  'must name each language once': 'muss jede Sprache einmal nennen',
  'must be two capitals, such as {}': 'muss aus zwei Großbuchstaben bestehen, wie {}',
  'must be three capitals, such as {}': 'muss aus drei Großbuchstaben bestehen, wie {}',
  'must be a time zone of the IANA, such as {}': 'muss eine Zeitzone der IANA sein, wie {}',
  'must be a colour such as #1d1713, or #1d171380 for a partly transparent one':
    'muss eine Farbe sein, wie #1d1713, oder #1d171380 für eine durchscheinende',
  'must be a length of CSS, such as 1.25rem or clamp(2rem, 1.3rem + 2.6vw, 3.5rem)':
    'muss eine Länge von CSS sein, wie 1.25rem oder clamp(2rem, 1.3rem + 2.6vw, 3.5rem)',
  'must be a package of Fontsource, such as @fontsource/lora':
    'muss ein Paket von Fontsource sein, wie @fontsource/lora',
  'must be a file below fonts/ such as fonts/lora.woff2': 'muss eine Datei unter fonts/ sein, wie fonts/lora.woff2',
  'must be a file such as logo.svg or logo.png': 'muss eine Datei sein, wie logo.svg oder logo.png',
  'must be a day, such as {}, or a time with its zone, such as {}':
    'muss ein Tag sein, wie {}, oder eine Zeit mit ihrer Zone, wie {}',
  'must be a time from {} to {}': 'muss eine Uhrzeit von {} bis {} sein',
  'must be minutes and seconds, such as {}, or {}': 'muss Minuten und Sekunden nennen, wie {}, oder {}',
  'must be a path such as {}, or {} for all pages below it':
    'muss ein Pfad sein, wie {}, oder {} für alle Seiten darunter',
  'must be a path of lower-case letters, digits and hyphens, such as {}':
    'muss ein Pfad aus Kleinbuchstaben, Ziffern und Bindestrichen sein, wie {}',
  'must be a path such as {} or {}': 'muss ein Pfad sein, wie {} oder {}',
  'must have no encoded slash, and none of {}': 'darf keinen kodierten Schrägstrich haben, und keines von {}',
  'must have no folder that is empty or begins with {} or {}':
    'darf keinen Ordner haben, der leer ist oder mit {} oder {} beginnt',
  'must be a path of this site, such as {}, or an https:// address':
    'muss ein Pfad dieser Website sein, wie {}, oder eine Adresse mit https://',
  'must be an address of this site such as {}, or of another one that begins with {}':
    'muss eine Adresse dieser Website sein, wie {}, oder einer anderen, die mit {} beginnt',
  'must be https:// and a host, without a path': 'muss https:// und ein Host sein, ohne Pfad',
  'must be https:// and a host without a path and without {}, such as {}':
    'muss https:// und ein Host sein, ohne Pfad und ohne {}, wie {}',
  'must be an https:// address without a slash at its end':
    'muss eine Adresse mit https:// sein, ohne Schrägstrich am Ende',
  'must be a host without {} and without a path, such as {}': 'muss ein Host sein, ohne {} und ohne Pfad, wie {}',
  'must be the https:// address of a script, such as {}': 'muss die Adresse eines Skripts mit https:// sein, wie {}',
  'must be the https:// address of your Matomo with a slash at its end, such as {}':
    'muss die Adresse Ihres Matomo mit https:// und einem Schrägstrich am Ende sein, wie {}',
  'must be {} or {} and the hash of the script': 'muss mit {} oder {} beginnen, gefolgt vom Hash des Skripts',
  'must be one telephone number, such as {}: a link dials one. Write others, and all words, into a text of their own':
    'muss eine Telefonnummer sein, wie {}: Ein Link wählt eine. Weitere Nummern und alle Wörter gehören in einen eigenen Text',
  'must be a regular expression': 'muss ein regulärer Ausdruck sein',
  'must contain {}, and may contain {}': 'muss {} enthalten und darf {} enthalten',
  'must contain {}, as {} does': 'muss {} enthalten, wie {}',
  'has {}, for which there is no value: {}': 'enthält {}, wofür es keinen Wert gibt: {}',
  'must be endings with the least letters before each, such as {}':
    'muss Endungen nennen, jede mit der kleinsten Zahl von Buchstaben davor, wie {}',
  'must be {} or a file of {}, such as {}': 'muss {} sein, oder eine Datei von {}, wie {}',
}
