import type { EmotionCache } from '@emotion/cache'

/** Tells emotion which rules the linked sheet already has, so that none is inserted a second time. */
export function adoptStylesheet(cache: EmotionCache) {
  const classPattern = new RegExp(`\\.${cache.key}-([\\w-]+)`, 'g')
  const adopt = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        for (const [, name] of rule.selectorText.matchAll(classPattern)) if (name) cache.inserted[name] = true
      if (rule instanceof CSSKeyframesRule) cache.inserted[rule.name] = true
      if (rule instanceof CSSMediaRule) adopt(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) adopt(sheet.cssRules)
}
