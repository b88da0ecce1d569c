/**
 * The inline script of sites with dark colours, the same on each of their pages. It stands before all that is shown, so the
 * first picture has the colours that the visitor has chosen. A choice that is that of the system is forgotten: the page then
 * follows the system. The app calls `showScheme` when it has replaced the head (`src/client/head.ts`). Storage may be
 * refused: the choice is then that of this page alone.
 */
export const schemeScript = [
  '(()=>{',
  'const key="marquee-scheme",page=document,system=matchMedia("(prefers-color-scheme:dark)");let chosen;',
  'try{chosen=localStorage[key]}catch{}',
  'const isDark=()=>chosen?chosen=="dark":system.matches;',
  'const show=marquee.showScheme=()=>{',
  'chosen?page.documentElement.dataset.scheme=chosen:delete page.documentElement.dataset.scheme;',
  'for(const one of page.querySelectorAll("[data-switches-scheme]"))one.ariaPressed=isDark();',
  'for(const one of page.querySelectorAll("meta[data-scheme]"))',
  'one.media=chosen?(one.dataset.scheme==chosen?"all":"not all"):"(prefers-color-scheme:"+one.dataset.scheme+")"',
  '};',
  'show();system.addEventListener("change",show);page.addEventListener("DOMContentLoaded",show);',
  'page.addEventListener("click",({target})=>{',
  'if(!target.closest?.("[data-switches-scheme]"))return;',
  'const next=isDark()?"light":"dark";chosen=(next=="dark")==system.matches?"":next;',
  'try{chosen?localStorage[key]=chosen:localStorage.removeItem(key)}catch{}show()',
  '})})()',
].join('')
