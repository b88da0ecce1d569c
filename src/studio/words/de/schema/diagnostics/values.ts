import type { ValueShape } from '../../../../../../schema/diagnostics/parts/value-shape.ts'
import type { valueKinds } from '../../../../../../schema/diagnostics/value.ts'
import { plainDescription } from '../../../../words.ts'
import type { WordsOfKinds } from '../../../diagnostic-words.ts'
import { phrase } from './phrase.ts'
import { didYouMean, listed } from './said.ts'

/** Eine Form von Werten, im Akkusativ: „eine Liste, jeder Eintrag eine Gruppe mit `question`“. */
function shapeWords(shape: ValueShape): string {
  if (typeof shape === 'string') return phrase(shape)
  if ('fields' in shape)
    return `eine Gruppe mit ${listed(
      shape.fields.map((name) => `\`${name}\``),
      4,
    )}`
  if ('oneOf' in shape) return shape.oneOf.map(shapeWords).join(' oder ')
  return `${phrase(shape.kind)}, jeder Eintrag ${shapeWords(shape.each)}`
}

/** Was ein Schema von einem Feld sagt, oder eine Prüfung an seiner Stelle. */
const described = (description: string) => phrase(plainDescription(description))

/** Werte, die ihre Felder nicht annehmen. */
export const values: WordsOfKinds<typeof valueKinds> = {
  'unknown-key': {
    message: ({ key, owner, suggestion }) => `\`${key}\` ist kein Feld von \`${owner}\`.${didYouMean(suggestion)}`,
  },
  'missing-key': {
    message: ({ key, owner, description, collection }) => {
      const shown = collection === undefined ? '' : `, und die Karten von \`${collection}\` zeigen es nicht`
      return `\`${owner}\` braucht \`${key}\`${shown}.${description === '' ? '' : ` ${described(description)}`}`
    },
    hint: ({ collection }) =>
      collection === undefined
        ? ''
        : 'Legen Sie bei den Sammlungen fest, welches Feld der Einträge es ist. Oder schreiben Sie die Liste in den Block selbst.',
  },
  'nested-too-deep': {
    message: ({ type, maxLevel }) =>
      `\`${type}\` hat hier Spalten, und um den Block herum liegen schon ${maxLevel} Ebenen von Spalten.`,
    hint: () => 'Verschieben Sie die Blöcke darin in die Spalte darum, oder den Block eine Ebene höher.',
  },
  'unknown-block': {
    message: ({ type, suggestion, alsoCalled, instead }) => {
      if (instead !== undefined) return `Einen Block \`${type}\` gibt es nicht, mit Absicht auch keinen dieser Art.`
      if (alsoCalled === undefined) return `Einen Block \`${type}\` gibt es nicht.${didYouMean(suggestion)}`
      return `Einen Block \`${type}\` gibt es nicht. Meinten Sie \`${suggestion}\`, der auch „${alsoCalled}“ heißt?`
    },
    hint: ({ instead, types }) =>
      [...(instead === undefined ? [] : [phrase(instead)]), `Arten von Blöcken: ${types.join(', ')}.`].join('\n'),
  },
  'old-block': {
    message: ({ type, version, current, words }) =>
      `\`${type}\` hat hier die Version ${version}, die Art des Blocks aber die Version ${current}: ${phrase(words)}.`,
    hint: () => 'Ein Befehl im Terminal bringt alle Dateien auf den neuen Stand: npx marquee migrate --write',
  },
  'old-record': {
    message: ({ one, key }) => `\`${key}\` war ein eingebautes Feld von \`${one}\` und ist es nicht mehr.`,
    hint: () => 'Ein Befehl im Terminal bringt die Einträge auf den neuen Stand: npx marquee migrate --write',
  },
  'missing-type': {
    message: ({ misspelt }) =>
      `Der Block hat kein \`type\`.${misspelt === undefined ? '' : ` Soll \`${misspelt}\` vielleicht \`type\` heißen?`}`,
    hint: ({ types }) => `Sagen Sie, welcher Block es ist.\nArten von Blöcken: ${types.join(', ')}.`,
  },
  'wrong-type': {
    message: ({ expected, found, key }) =>
      found === 'empty'
        ? `\`${key}\` ist leer. Hier gehört hin: ${shapeWords(expected)}.`
        : `\`${key}\` erwartet ${shapeWords(expected)}. Hier steht aber ${shapeWords(found)}.`,
    hint: ({ expected }) => `Geben Sie ${shapeWords(expected)} an.`,
  },
  'zip-without-quotes': {
    message: ({ zip }) => `Postleitzahlen behalten ihre führende Null nur in Anführungszeichen: zip: "${zip}"`,
  },
  'wrong-value': {
    message: ({ key, value, suggestion }) => `\`${key}\` kann nicht ${value} sein.${didYouMean(suggestion)}`,
    hint: ({ key, options }) => `Werte von \`${key}\`: ${listed(options, 40)}.`,
  },
  'too-long': {
    message: ({ key, max, has }) => `\`${key}\` hat ${has} Zeichen; Platz ist für ${max}.`,
    hint: ({ max }) => `Kürzen Sie den Text auf höchstens ${max} Zeichen.`,
  },
  'too-short': {
    message: ({ key, min, has }) =>
      has === 0 ? `\`${key}\` hat keinen Text.` : `\`${key}\` hat ${has} Zeichen; nötig sind mindestens ${min}.`,
    hint: ({ has }) =>
      has === 0
        ? 'Schreiben Sie den Text, oder entfernen Sie das Feld, wenn es fehlen darf.'
        : 'Schreiben Sie etwas mehr.',
  },
  'too-many': {
    message: ({ key, max, has }) => `\`${key}\` hat ${has} Einträge; Platz ist für höchstens ${max}.`,
    hint: ({ max, has }) => (has - max === 1 ? 'Entfernen Sie 1 Eintrag.' : `Entfernen Sie ${has - max} Einträge.`),
  },
  'too-few': {
    message: ({ key, min, has, tag }) =>
      `\`${key}\` hat ${has === 0 ? 'keine Einträge' : has === 1 ? '1 Eintrag' : `${has} Einträge`}${tag === undefined ? '' : ` in \`${tag}\``}; nötig sind mindestens ${min}.`,
    hint: () => 'Fügen Sie einen Eintrag hinzu.',
  },
  'number-out-of-range': {
    message: ({ key, value, limit }) => `\`${key}\` ist ${value}; erlaubt ist nur: ${phrase(limit)}.`,
    hint: ({ limit }) => `Geben Sie eine Zahl an: ${phrase(limit)}.`,
  },
  'not-one-line': {
    message: ({ key }) => `\`${key}\` hat einen Zeilenumbruch, muss aber in einer Zeile stehen.`,
    hint: () => 'Fügen Sie die Zeilen zusammen.',
  },
  'markdown-in-text': {
    message: ({ key, found }) => `\`${key}\` ist einfacher Text: Besucher sähen die Zeichen \`${found}\` selbst.`,
    hint: () => 'Löschen Sie die Zeichen.',
  },
  'html-tag': {
    message: ({ tag }) => `Besucher sähen \`${tag}\` selbst: Texte enthalten kein HTML.`,
    hint: () => 'Löschen Sie die Tags. Fett, kursiv und Links gibt es in Texten mit Formatierung.',
  },
  'unsafe-link': {
    message: ({ key, value, inText }) =>
      inText
        ? `Ein Link in \`${key}\` hat keine Adresse, auf die eine Seite verweisen darf: ${value}`
        : `\`${key}\` ist keine Adresse, auf die eine Seite verweisen darf: ${value}`,
    hint: ({ corrected }) =>
      corrected === undefined
        ? 'Möglich sind eine Seite dieser Website, ein Anker, oder eine Adresse, die mit https://, mailto: oder tel: beginnt, ohne Leerzeichen.'
        : '',
  },
  'wrong-format': {
    message: ({ key, value, problem }) => `\`${key}\` ${phrase(problem)}. Eingetragen ist ${phrase(value)}.`,
    hint: ({ key }) => `Bringen Sie \`${key}\` in diese Form.`,
  },
  'invalid-value': {
    message: ({ key, problem }) => `\`${key}\`: ${phrase(problem.replace(/\.$/, ''))}.`,
    hint: ({ description, key }) =>
      description === '' ? `Prüfen Sie die Regel und ändern Sie \`${key}\`.` : described(description),
  },
}
