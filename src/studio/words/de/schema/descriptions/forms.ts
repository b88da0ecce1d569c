/** Beschreibungen der Felder von Formularen. */
export const forms = {
  'A form whose questions are data, on one page or in steps. Blocks with the same “Form” ask the same on every page.':
    'Ein Formular, dessen Fragen Sie bestimmen, auf einer Seite oder in Schritten. Blöcke mit demselben „Formular“ fragen auf jeder Seite dasselbe.',
  'Phone number for those who would rather call, and where sending fails.':
    'Telefonnummer für alle, die lieber anrufen, und für den Fall, dass das Senden nicht gelingt.',
  'E-mail address for those who would rather write, and where sending fails.':
    'E-Mail-Adresse für alle, die lieber schreiben, und für den Fall, dass das Senden nicht gelingt.',
  'What stands in place of the form where scripts are off.':
    'Was anstelle des Formulars steht, wenn Skripte ausgeschaltet sind.',
  'The line under "Thank you" once the inquiry has been sent.':
    'Die Zeile unter „Danke“, sobald die Anfrage gesendet ist.',
  'Where the form posts to.': 'Wohin das Formular sendet.',
  'How the endpoint is asked. “Readable”: it allows this site to read its answer, and only {"ok":true} counts as sent. “No cors”: the answer cannot be read and any completed request counts. Left out: readable for this site and for any address that ends in /api/inquiries, else “No cors”.':
    'Wie das Formular die Zieladresse anspricht. „Mit lesbarer Antwort“: Sie erlaubt dieser Website, die Antwort zu lesen, und nur eine Antwort mit „ok“ gilt als gesendet. „Ohne lesbare Antwort“: Jede abgeschlossene Anfrage gilt als gesendet. Ohne Angabe: mit lesbarer Antwort bei dieser Website und bei Adressen, die auf /api/inquiries enden, sonst ohne.',
  'Name of the form, under which its inquiries are stored.':
    'Name des Formulars, unter dem seine Anfragen gespeichert werden.',
  'The questions, in sections.': 'Die Fragen, in Abschnitten.',
  'A heading over these fields.': 'Eine Überschrift über diesen Feldern.',
  'A sentence under the heading.': 'Ein Satz unter der Überschrift.',
  'Under this name the answer is stored: letters and digits. Two fields have one name only if their conditions exclude each other.':
    'Unter diesem Namen wird die Antwort gespeichert: Buchstaben und Ziffern. Zwei Felder dürfen nur dann gleich heißen, wenn sich ihre Bedingungen ausschließen.',
  'What is asked, as people read it.': 'Was gefragt wird, wie Besucher es lesen.',
  'A sentence under the field.': 'Ein Satz unter dem Feld.',
  'On: the form is not sent without it.': 'Ein: Ohne Antwort wird das Formular nicht gesendet.',
  'What the form says where a required answer is missing.': 'Was das Formular sagt, wenn eine nötige Antwort fehlt.',
  'On: a row of its own. Left out: short fields share a row, long ones do not.':
    'Ein: eine eigene Zeile. Ohne Angabe teilen sich kurze Felder eine Zeile, lange nicht.',
  'Asks this only where another field before it has that answer.':
    'Fragt das nur, wenn ein Feld davor diese Antwort hat.',
  'Name of another field of the same list.': 'Name eines anderen Felds derselben Liste.',
  'The answer, or a list of answers, at which this field is asked.':
    'Die Antwort oder eine Liste von Antworten, bei denen dieses Feld gefragt wird.',
  'How many answers a dates, choices, group or file field has where this field is asked.':
    'Wie viele Antworten ein Feld mit Tagen, Auswahlen, Gruppen oder Dateien hat, damit dieses Feld gefragt wird.',
  'What the browser may fill in by itself.': 'Was der Browser von selbst ausfüllen darf.',
  'Most characters.': 'Die höchste Zahl der Zeichen.',
  'Answers that are offered while typing. Other ones are taken as well.':
    'Antworten, die beim Tippen vorgeschlagen werden. Andere sind ebenfalls erlaubt.',
  'An example in the empty field.': 'Ein Beispiel im leeren Feld.',
  'Names under which pages (“Quote”), calculators and addresses (?city=la) fill it in.':
    'Namen, unter denen Seiten („Für das Anfrageformular“), Rechner und Adressen (?city=la) es ausfüllen.',
  'What is filled in; [value] stands for what is known.':
    'Was eingetragen wird; [value] steht für das, was bekannt ist.',
  'On: nobody is asked. What a calculator or the page fills in is shown and sent, and the visitor can remove it.':
    'Ein: Niemand wird gefragt. Was ein Rechner oder die Seite einträgt, wird gezeigt und gesendet, und Besucher können es entfernen.',
  'Least digits of a number; 0 takes every text.': 'Die kleinste Zahl der Ziffern; bei 0 ist jeder Text erlaubt.',
  'The least number.': 'Die kleinste Zahl.',
  'The greatest number.': 'Die größte Zahl.',
  'Distance of two numbers from each other: 1 for whole ones.': 'Abstand zweier Zahlen: 1 für ganze.',
  'What is counted, behind the number.': 'Was gezählt wird, hinter der Zahl.',
  'The least amount.': 'Der kleinste Betrag.',
  'The greatest amount.': 'Der größte Betrag.',
  'On: today or earlier.': 'Ein: heute oder früher.',
  'On: today or later.': 'Ein: heute oder später.',
  'At least so many days after today.': 'Mindestens so viele Tage nach heute.',
  'At most so many days after today.': 'Höchstens so viele Tage nach heute.',
  'At most so many days before today.': 'Höchstens so viele Tage vor heute.',
  'The answers to choose from: texts, or each with a “Value” of its own that is stored.':
    'Die Antworten zur Auswahl: Texte, oder jede mit einem eigenen „Wert“, der gespeichert wird.',
  'What is stored, compared with “Answer” and exported.':
    'Was gespeichert, mit „Antwort“ verglichen und exportiert wird.',
  'The best mark; 1 is the worst.': 'Die höchste Bewertung; 1 ist die niedrigste.',
  'What 1 means.': 'Was 1 bedeutet.',
  'What the best mark means.': 'Was die höchste Bewertung bedeutet.',
  'Kinds of files that are taken.': 'Arten von Dateien, die erlaubt sind.',
  'The largest size of one file.': 'Die maximale Größe einer Datei.',
  'How many files at most.': 'Wie viele Dateien höchstens.',
  'What one entry is called.': 'Wie ein Eintrag heißt.',
  'Least entries.': 'Mindestzahl der Einträge.',
  'Most entries.': 'Höchstzahl der Einträge.',
  'Shows the sum of a field over all entries.': 'Zeigt die Summe eines Felds über alle Einträge.',
  'Name of a money or number field of the entries.': 'Name eines Felds der Einträge mit Geldbetrag oder Zahl.',
  'What the sum is called.': 'Wie die Summe heißt.',
  'What each entry asks.': 'Was jeder Eintrag fragt.',
  'Most dates.': 'Höchstzahl der Tage.',
  'Off: days before today too.': 'Aus: auch Tage vor heute.',
  'Name of the choices field whose ticked options are asked.':
    'Name des Auswahlfelds, nach dessen angekreuzten Optionen gefragt wird.',
  'The numbers of each option.': 'Die Zahlen zu jeder Option.',
  'The number is stored as {option}-{name}: Tandem-count.':
    'Die Zahl wird als {option}-{name} gespeichert: Tandem-count.',
  'How far an arrow key goes. A whole step asks for whole numbers.':
    'Um wie viel eine Pfeiltaste ändert. Bei einem ganzen Schritt werden ganze Zahlen verlangt.',
  'Like “Prefill”, where one option is ticked: a number for all of them together.':
    'Wie „Vorausfüllen aus“, wenn eine Option angekreuzt ist: eine Zahl für alle zusammen.',
  'How summary, receipt and mail say the numbers of an option: [option] and the names of “Amounts”. Left out: each number stands behind its label.':
    'Wie Zusammenfassung, Beleg und E-Mail die Zahlen einer Option nennen: [option] und die Namen aus „Mengen“. Ohne Angabe steht jede Zahl hinter ihrer Beschriftung.',
  'The questions in steps, in place of “Sections”: one is shown at a time, with Back and Next.':
    'Die Fragen in Schritten, anstelle von „Abschnitte“: Es ist je einer zu sehen, mit Zurück und Weiter.',
  'The heading of the step. A choices field alone in its step has it as its label.':
    'Die Überschrift des Schritts. Ein Auswahlfeld allein in seinem Schritt hat sie als Beschriftung.',
  'What this step repeats of what pages, calculators and addresses know; unknown names are left out.':
    'Was dieser Schritt von dem wiederholt, was Seiten, Rechner und Adressen wissen; unbekannte Namen fallen weg.',
  'On: over its questions stand the answers of the steps before.':
    'Ein: Über den Fragen stehen die Antworten der Schritte davor.',
  'What becomes of the answers, above the button.': 'Was mit den Antworten geschieht, über der Schaltfläche.',
  'Text of the button that sends the form.': 'Text der Schaltfläche, die das Formular sendet.',
  'Name of the dialog that shows it, for screen readers. Left out: the title.':
    'Name des Dialogs, der es zeigt, für Screenreader. Ohne Angabe der Titel.',
  'Words of buttons and messages that this form says in another way.':
    'Texte von Schaltflächen und Meldungen, die dieses Formular anders sagt.',
  'The button that goes to the next step.': 'Die Schaltfläche zum nächsten Schritt.',
  'The button that goes to the step before.': 'Die Schaltfläche zum vorigen Schritt.',
  'The button while the form is sent.': 'Die Schaltfläche, während das Formular gesendet wird.',
  'The progress, above the steps: [step] of [steps].': 'Der Fortschritt über den Schritten: [step] von [steps].',
  'What a step repeats of what is known: [values].': 'Was ein Schritt von dem wiederholt, was bekannt ist: [values].',
  'What a step says of options that the page has ticked: [options].':
    'Was ein Schritt zu Optionen sagt, die die Seite angekreuzt hat: [options].',
  'The heading over the answers of the steps before.': 'Die Überschrift über den Antworten der Schritte davor.',
  'The button that adds a date, where there is no calendar.':
    'Die Schaltfläche, die ein Datum hinzufügt, wenn es keinen Kalender gibt.',
  'Label of the list of chosen dates.': 'Beschriftung der Liste gewählter Tage.',
  'Label of first and last name together, on the receipt.':
    'Beschriftung von Vor- und Nachname zusammen, auf dem Beleg.',
  'Over the phone number and the e-mail address.': 'Über Telefonnummer und E-Mail-Adresse.',
  'The tick box for a computer that others use as well.': 'Das Kästchen für einen Computer, den auch andere benutzen.',
  'Label of the offer to go on with an earlier draft.':
    'Beschriftung des Angebots, einen früheren Entwurf fortzusetzen.',
  'The offer itself: [moment].': 'Das Angebot selbst: [moment].',
  'The same for a form in steps: [moment], [step], [title].':
    'Dasselbe bei einem Formular in Schritten: [moment], [step], [title].',
  'The button that continues the draft.': 'Die Schaltfläche, die den Entwurf fortsetzt.',
  'The button that drops the draft.': 'Die Schaltfläche, die den Entwurf verwirft.',
  'The heading once the form was sent.': 'Die Überschrift, sobald das Formular gesendet ist.',
  'The alert where sending fails.': 'Die Meldung, wenn das Senden nicht gelingt.',
}
