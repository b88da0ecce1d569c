import type { pagerKinds } from '../../../../../../schema/diagnostics/pager.ts'
import type { redirectKinds } from '../../../../../../schema/diagnostics/redirect.ts'
import type { routeKinds } from '../../../../../../schema/diagnostics/route.ts'
import { isDeviceName } from '../../../../../../schema/reserved-name.ts'
import type { WordsOfKinds } from '../../../diagnostic-words.ts'
import { deviceWords } from './files.ts'
import { phrase } from './phrase.ts'
import { didYouMean } from './said.ts'

const owners = { page: 'Seite', alias: 'weitere Adresse', redirect: 'Weiterleitung' }

/** Adressen: Dateinamen, weitere Adressen, Links, Weiterleitungen und was Suchmaschinen verwechseln. */
export const routes: WordsOfKinds<typeof routeKinds & typeof redirectKinds & typeof pagerKinds> = {
  'bad-file-name': {
    message: ({ part }) =>
      isDeviceName(part)
        ? deviceWords(part)
        : `\`${part}\` kann kein Teil einer Adresse sein. Möglich sind Kleinbuchstaben, Ziffern und einzelne Bindestriche, und die Endung \`.yaml\`.`,
    hint: ({ rename }) =>
      rename === undefined ? 'Benennen Sie die Datei um.' : `Benennen Sie die Datei um in ${rename}.`,
  },
  'duplicate-route': {
    message: ({ path, first, second }) => `Zwei Seiten haben die Adresse \`${path}\`: ${first} und ${second}`,
    hint: ({ second }) => `Löschen Sie eine von beiden, oder benennen Sie sie um, etwa ${second}.`,
  },
  'duplicate-alias': {
    message: ({ alias, owner }) => `Die weitere Adresse \`${alias}\` ist schon vergeben: ${phrase(owner)}.`,
    hint: ({ alias }) => `Entfernen Sie ${alias} hier aus den weiteren Adressen.`,
  },
  'address-gone': {
    message: ({ address, revision, isHidden }) =>
      `\`${address}\` war in \`${revision}\` eine Adresse der Website. Jetzt antwortet dort nichts${isHidden ? ': Ihre Seite ist ein Entwurf oder zurzeit kein Teil der Website' : ''}.`,
    hint: ({ address, isRedirect, isHidden, isGenerated, isTranslation, language, suggestion }) => {
      if (isRedirect) return 'Tragen Sie die Weiterleitung wieder ein.'
      if (language !== undefined)
        return `Nehmen Sie die Sprache \`${language}\` wieder auf, oder leiten Sie ihre Adressen weiter, etwa /${language}/* auf die Startseite.`
      if (isTranslation && isGenerated)
        return `Die Seite ist eine aus einem Raster: Stellen Sie wieder her, was Raster, Vorlage oder Datensätze in dieser Sprache von ihr sagten, oder leiten Sie ${address} weiter.`
      if (isHidden)
        return `Behalten Sie die Seite, bis eine andere sie ersetzt. Geben Sie dann dieser ${address} als weitere Adresse.`
      return `Geben Sie der Seite, die an ihre Stelle tritt, ${address} als weitere Adresse.${suggestion === undefined ? '' : ` Ist das die Seite ${suggestion}?`}`
    },
  },
  'reserved-address': {
    message: ({ address, taken, device, isAlias }) =>
      device !== undefined
        ? deviceWords(device)
        : `\`${address}\` kann keine ${isAlias ? 'weitere Adresse' : 'Adresse einer Seite'} sein: \`${taken}\` gehört dem Server.`,
    hint: ({ address, isAlias, free }) =>
      isAlias
        ? `Entfernen Sie ${address} hier aus den weiteren Adressen, oder nehmen Sie ${free}.`
        : `Benennen Sie die Datei oder ihren Ordner um, etwa in ${free.slice(1)}.yaml.`,
  },
  'link-to-alias': {
    message: ({ alias, target, isRedirect }) =>
      isRedirect
        ? `\`${alias}\` wird auf \`${target}\` weitergeleitet.`
        : `\`${alias}\` ist eine weitere Adresse von \`${target}\`.`,
    hint: ({ meant }) => `Verweisen Sie auf die Seite selbst: ${meant}`,
  },
  'duplicate-id': {
    message: ({ id, first }) => `Den Anker \`${id}\` hat schon ${first}.`,
    hint: ({ free }) => `Wählen Sie einen anderen Anker, etwa ${free}.`,
  },
  'search-length': {
    message: ({ key, has, min, max, values }) =>
      `\`${key}\` hat ${values.length > 0 ? 'mit den Werten der Platzhalter ' : ''}${has} Zeichen; ${has > max ? `Suchergebnisse zeigen ${max}` : `gut sind mindestens ${min}`}.`,
    hint: ({ has, max, values }) =>
      [
        has > max ? `Kürzen Sie um ${has - max} Zeichen.` : 'Schreiben Sie etwas mehr.',
        ...values.map(({ name, value }) => `{${name}}: ${value} (${value.length})`),
      ].join('\n'),
  },
  'headline-count': {
    message: ({ count }) =>
      count === 0
        ? 'Die Seite hat keine Hauptüberschrift (`h1`).'
        : 'Die Seite hat schon eine Hauptüberschrift (`h1`), und dies ist eine zweite.',
    hint: ({ count, types }) =>
      count === 0
        ? `Beginnen Sie die Seite mit einem Block, der eine hat: ${types.join(' oder ')}.`
        : 'Nehmen Sie für diesen Teil einen anderen Block, oder löschen Sie ihn.',
  },
  'duplicate-title': {
    message: ({ other, title }) => `Den Titel „${title}“ hat auch ${other}.`,
    hint: () => 'Schreiben Sie einen Titel, der nur zu dieser Seite passt.',
  },
  'duplicate-description': {
    message: ({ other }) => `Dieselbe Beschreibung hat auch ${other}.`,
    hint: () => 'Beschreiben Sie, was nur diese Seite hat.',
  },
  'missing-permission': {
    message: ({ type }) =>
      `Für \`${type}\` liegt keine Erlaubnis vor, also darf die Seite nicht in Suchmaschinen stehen.`,
    hint: () =>
      'Verbergen Sie die Seite vor Suchmaschinen. Hat der Kunde schriftlich zugestimmt, tragen Sie im Block ein, wer und wann.',
  },
  'broken-link': {
    message: ({ href, missing, suggestion }) =>
      missing === 'block'
        ? `Kein Block dort hat den Anker \`${href.split('#')[1]}\`.${didYouMean(suggestion)}`
        : `Unter \`${href}\` gibt es keine ${missing === 'file' ? 'Datei' : 'Seite'}.${didYouMean(suggestion)}`,
    hint: ({ href, missing, page }) => {
      const remedy = {
        block: `Geben Sie einem Block den Anker ${href.split('#')[1]}`,
        page: 'Legen Sie die Seite an',
        file: 'Laden Sie die Datei hoch',
      }[missing]
      return `${remedy}, oder berichtigen Sie den Link. Er steht zuerst auf ${page}.`
    },
  },
  'search-without-header': {
    message: () => 'Die Website hat keine Suche (`header.search`), also fände diese nichts.',
    hint: () => 'Richten Sie die Suche in der Kopfzeile der Website ein, oder löschen Sie den Block.',
  },
  'search-of-another-page': {
    message: ({ page, leadsTo }) => `Die Suche steht auf \`${page}\`, führt aber zu \`${leadsTo}\`.`,
  },
  'page-without-search': {
    message: ({ page }) => `Die Seite \`${page}\` hat keinen Block \`site-search\`, der Ergebnisse zeigt.`,
    hint: () => 'Fügen Sie der Seite den Block hinzu.',
  },
  'page-not-generated': {
    message: ({ href }) => `Die Seite \`${href}\` steht in einem Seitenraster, ihre Datei gibt es aber noch nicht.`,
    hint: () => 'Ein Befehl im Terminal schreibt sie: npx marquee generate',
  },
  'redirect-taken': {
    message: ({ from, owner, below }) =>
      below === undefined
        ? `\`${from}\` ist schon vergeben: ${phrase(owner)}.`
        : `\`${from}\` würde \`${below}\` verdecken, eine Adresse, die schon vergeben ist: ${phrase(owner)}.`,
    hint: ({ from, below }) =>
      below === undefined
        ? `Löschen Sie die Weiterleitung von ${from}.`
        : 'Tragen Sie die alten Adressen einzeln ein, oder wählen Sie einen Ordner ohne Seiten.',
  },
  'redirect-chain': {
    message: ({ to, next, isAlias }) =>
      next === undefined
        ? `\`${to}\` gibt es selbst nicht mehr: Dort steht \`status: 410\`.`
        : isAlias
          ? `\`${to}\` ist eine weitere Adresse von \`${next}\`.`
          : `\`${to}\` wird auf \`${next}\` weitergeleitet.`,
    hint: ({ next }) =>
      next === undefined
        ? 'Leiten Sie auf eine andere Seite, oder sagen Sie auch hier, dass die Adresse weg ist.'
        : `Leiten Sie gleich auf ${next}.`,
  },
  'redirect-loop': {
    message: ({ steps, suggestion }) =>
      `Diese Weiterleitungen führen im Kreis: ${steps.map((step) => `\`${step}\``).join(' → ')}.${didYouMean(suggestion)}`,
    hint: () => 'Lassen Sie eine davon auf eine Seite führen.',
  },
  'address-of-a-list': {
    message: ({ address, list, file, owner }) =>
      owner === 'page'
        ? `Zwei Seiten haben die Adresse \`${address}\`: ${file} und eine Seite der Liste auf ${list}.`
        : `Die ${owners[owner]} \`${address}\` ist die Adresse einer Seite der Liste auf ${list}.`,
    hint: ({ file, address, owner }) =>
      owner === 'page'
        ? `Benennen Sie ${file} um: Der Name muss mehr als eine Zahl sein.`
        : owner === 'alias'
          ? `Entfernen Sie ${address} hier aus den weiteren Adressen.`
          : 'Löschen Sie diese Weiterleitung.',
  },
  'list-without-pager': {
    message: () =>
      'Die Liste geht auf weiteren Seiten weiter, aber die Seite hat keinen Block `pager`, der auf sie verweist.',
    hint: () => 'Fügen Sie den Block hinter der Liste ein.',
  },
  'pager-without-list': {
    message: () => 'Die Seite hat keine Liste mit `perPage`, auf deren Seiten dieser Block verweisen könnte.',
    hint: () => 'Sagen Sie bei der Liste dieser Seite, wie viele Einträge auf einer Seite stehen.',
  },
  'second-paged-list': {
    message: () => 'Die Seite hat schon eine Liste mit `perPage`.',
    hint: () => 'Entfernen Sie die Zahl hier, oder verschieben Sie die Liste auf eine eigene Seite.',
  },
}
