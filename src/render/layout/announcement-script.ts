/**
 * The inline script of sites with announcements, the same on each of their pages. It stands between the bar and the header,
 * so a bar that the visitor has closed before is hidden before anything is drawn. The app calls `announce` with the bar
 * of a page that it has fetched (`src/client/head.ts`). Storage may be refused: the bar is then closed for this page alone.
 */
export const announcementScript = [
  '(()=>{',
  'const key="marquee-announcements",page=document;let closed=[];',
  'const read=()=>{try{closed=JSON.parse(localStorage[key]||"[]")}catch{}};',
  'marquee.announce=bar=>{read();if(bar&&closed.includes(bar.dataset.announcement))bar.hidden=true};',
  'marquee.announce(page.querySelector("body>aside"));',
  'page.addEventListener("click",({target})=>{',
  'const bar=target.closest?.("[data-dismisses]")?.closest("aside");if(!bar)return;',
  'bar.hidden=true;page.getElementById("main").focus({preventScroll:true});',
  'read();try{localStorage[key]=JSON.stringify([...closed.slice(-19),bar.dataset.announcement])}catch{}',
  '})})()',
].join('')
