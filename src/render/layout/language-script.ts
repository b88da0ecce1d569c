import { scriptJson } from '../script-json.ts'
import type { ShownLanguage } from './shown-language.ts'

/**
 * The inline script of sites with a choice of languages, the same on each of their pages. It stands behind the bar that offers a
 * language and before the header, so that nothing moves. It offers the version of the page that the browser prefers, by the order
 * of `navigator.languages`, if the page has one; what is chosen or closed is never offered again. A link of the choice takes query
 * and anchor along to the same page. The app calls `offerLanguage` when it has replaced the head (`src/client/head.ts`).
 * Storage may be refused: the bar is then closed for this page alone. Only where there is something to offer it is read, since that may wait for the disk.
 */
export const languageScript = (languages: readonly ShownLanguage[]): string =>
  [
    '(()=>{',
    `const offers=${scriptJson(Object.fromEntries(languages.map(({ tag, offer }) => [tag, offer])))},`,
    'key="marquee-language",page=document,bar=page.querySelector("[data-language-offer]"),link=bar.querySelector("a");',
    'let isChosen;',
    // `zh-TW` is written as `zh-Hant` is, and not as `zh-Hans`.
    'const likely=tag=>{const{language,script}=new Intl.Locale(tag).maximize();return language+script};',
    'const offer=marquee.offerLanguage=()=>{',
    'bar.hidden=true;',
    'if(isChosen)return;try{',
    'const versions=[...page.head.querySelectorAll("link[rel=alternate][hreflang]")].filter(one=>offers[one.hreflang]);',
    'for(const wanted of navigator.languages){',
    'const found=versions.find(one=>one.hreflang.toLowerCase()==wanted.toLowerCase())',
    '||versions.find(one=>likely(one.hreflang)==likely(wanted));',
    'if(!found)continue;',
    'if(found.hreflang==page.documentElement.lang)return;',
    'try{isChosen=localStorage[key]}catch{}',
    'if(isChosen)return;',
    'link.href=new URL(found.href).pathname;link.lang=link.hreflang=found.hreflang;',
    'link.textContent=offers[found.hreflang];bar.hidden=false;return',
    '}}catch{}};',
    'offer();',
    'page.addEventListener("click",({target})=>{',
    'const one=target.closest?.("[data-language],[data-declines-language]");if(!one)return;',
    'isChosen="yes";bar.hidden=true;try{localStorage[key]=isChosen}catch{}',
    'if("same"in one.dataset)one.href=one.pathname+location.search+location.hash;',
    'if(one.localName=="button")page.getElementById("main").focus({preventScroll:true})',
    '})})()',
  ].join('')
