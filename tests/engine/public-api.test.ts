import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: Record<string, string> }

type Imported = { names: string[]; from: string }

/** The names that statements take from modules, with or without `type`. */
const namesIn = (code: string, keyword: 'import' | 'export'): Imported[] =>
  [...code.matchAll(new RegExp(`^${keyword} (?:type )?\\{([^}]*)\\} from '([^']+)'`, 'gm'))].map(
    ([, names = '', from = '']) => ({
      names: names.split(',').flatMap((name) => /(\w+)(?: as \w+)?$/.exec(name.trim())?.[1] ?? []),
      from,
    }),
  )

const entries = Object.entries(exports).map(([path, file]) => {
  const exported = namesIn(readFileSync(join(root, file), 'utf8'), 'export')
  return {
    specifier: path.replace('.', 'marquee'),
    exported: exported.map(({ names, from }) => ({ names, module: resolve(root, file, '..', from) })),
  }
})

it('consists of these names', () => {
  const names = entries.map(({ specifier, exported }) => [specifier, exported.flatMap(({ names }) => names).sort()])
  expect(Object.fromEntries(names)).toMatchInlineSnapshot(`
    {
      "marquee": [
        "Action",
        "Bullets",
        "CardLink",
        "ChipLinks",
        "ClickedFrame",
        "Day",
        "EagerPicture",
        "Eyebrow",
        "Fold",
        "FrameCaption",
        "FrameStage",
        "LinkRow",
        "Markdown",
        "NestedBlocks",
        "Ornament",
        "PageTop",
        "Picture",
        "Question",
        "Section",
        "SectionIntro",
        "Sheet",
        "TextLink",
        "bleed",
        "dateFormat",
        "displayFont",
        "fillNodes",
        "focusRing",
        "isMapping",
        "isoDateOf",
        "notify",
        "opensQuote",
        "printElement",
        "queryOf",
        "rounded",
        "saveFile",
        "shownAs",
        "splitText",
        "stickyAside",
        "stickyNav",
        "termOf",
        "toCsvText",
        "toast",
        "useAddressQuery",
        "useFileSize",
        "useLocalStorage",
        "usePicture",
        "withoutTags",
      ],
      "marquee/forms": [
        "AmountField",
        "CheckRow",
        "Choice",
        "Choices",
        "Consent",
        "Field",
        "FieldError",
        "FileInput",
        "HintAndError",
        "Input",
        "Prefill",
        "Result",
        "SearchInput",
        "SearchStatus",
        "SelectField",
        "StepButtons",
        "TextAreaField",
        "TextField",
        "clearPrefill",
        "fieldAttributes",
        "onArrowKeys",
        "onPrefill",
        "prefillForms",
        "prefillResult",
        "stepped",
        "useTyped",
      ],
      "marquee/schema": [
        "BlockGroup",
        "Conditions",
        "FoundPage",
        "Image",
        "Link",
        "ListedGroup",
        "ListedPage",
        "Migration",
        "SitePages",
        "byDay",
        "bySoonest",
        "byTitle",
        "changed",
        "defineBlock",
        "entryFields",
        "eyebrowField",
        "fits",
        "geoSchema",
        "href",
        "imageField",
        "introField",
        "isRead",
        "isReadWith",
        "isShown",
        "isSized",
        "isSplit",
        "line",
        "linkSchema",
        "listedPage",
        "markdown",
        "markedPage",
        "nestedBlocks",
        "permissionField",
        "removed",
        "renamed",
        "sentences",
        "sitePath",
        "slug",
        "slugOf",
        "titleField",
      ],
      "marquee/words": [
        "Plural",
        "byAlphabet",
        "currencySign",
        "defineWords",
        "fieldNumber",
        "fill",
        "plural",
        "readNumber",
        "shownDay",
        "shownMoney",
        "shownNumber",
        "shownTime",
        "toCsvText",
      ],
    }
  `)
})

it('says each name once, but for a table that code without React writes as well', () => {
  const names = entries.flatMap(({ exported }) => exported.flatMap(({ names }) => names))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual(['toCsvText'])
})

it('is how blocks import what it has', () => {
  const specifierOf = new Map(
    entries.flatMap(({ specifier, exported }) =>
      exported.flatMap(({ names, module }) => names.map((name) => [`${module} ${name}`, specifier] as const)),
    ),
  )
  const blocks = globSync('{blocks,{pages,tests/**}/_blocks}/*/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  )
  const wrong = blocks.flatMap((file) =>
    namesIn(readFileSync(join(root, file), 'utf8'), 'import').flatMap(({ names, from }) =>
      names.flatMap((name) => {
        const specifier = specifierOf.get(`${resolve(root, file, '..', from)} ${name}`)
        return specifier ? [`${file}: import ${name} from '${specifier}'`] : []
      }),
    ),
  )
  expect(wrong).toEqual([])
})
