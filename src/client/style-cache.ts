import createCache from '@emotion/cache'
import { markInserted } from '../components/column-styles.tsx'
import { emotionKey } from '../components/providers.tsx'

/** Emotion's cache of all React roots. The policy of the site allows its rules: they are inserted into an empty sheet. */
export const styleCache = createCache({ key: emotionKey })

const classPattern = new RegExp(`\\.${emotionKey}-([\\w-]+)`, 'g')

/** Marks the rules of the linked sheets as inserted, so that emotion does not insert them a second time. */
export function adoptStylesheets() {
  const adopt = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        for (const [, name] of rule.selectorText.matchAll(classPattern)) if (name) markInserted(styleCache, name)
      if (rule instanceof CSSKeyframesRule) styleCache.inserted[rule.name] = true
      if (rule instanceof CSSGroupingRule) adopt(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) adopt(sheet.cssRules)
}
