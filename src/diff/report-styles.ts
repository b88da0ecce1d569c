/** The style of the report: warm paper, one accent, printable, in the reader's own fonts. */
export const reportStyles = `
:root{color-scheme:light;--ground:#f6eee2;--raised:#fffaf2;--ink:#221710;--muted:#62503f;--line:#dccfbd;--accent:#8f3c06;--bar:#e9a23b;--gone:#a62a10;--come:#1f6b38;--gone-ground:#fbe7df;--come-ground:#e5f1e3}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:400 1rem/1.55 system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:anywhere}
main,header,footer{max-width:76rem;margin:0 auto;padding:0 clamp(1rem,4vw,2.5rem)}
header{padding-top:clamp(1.5rem,5vw,3.5rem)}
h1,h2,h3{font-weight:750;line-height:1.1;letter-spacing:-.02em;text-wrap:balance;margin:0}
h1{font-size:clamp(2rem,1.3rem + 3.2vw,3.6rem)}
h2{font-size:clamp(1.4rem,1.1rem + 1.3vw,2rem);margin-top:3rem;padding-top:1.5rem;border-top:2px solid var(--ink)}
h3{font-size:1.15rem;margin:2rem 0 .75rem}
p{margin:.6rem 0}
.over{color:var(--accent);font-weight:650;font-size:.85rem;letter-spacing:.08em;text-transform:uppercase;margin:0 0 .6rem}
.lead{color:var(--muted);font-size:1.1rem;max-width:60ch}
code,.path{font-family:ui-monospace,"SF Mono",Menlo,Consolas,monospace;font-size:.875em}
.figures{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.75rem 0 0;padding:0;list-style:none}
.figures li{flex:1 1 8.5rem;max-width:14rem;background:var(--raised);border:1px solid var(--line);border-radius:.75rem;padding:.9rem 1rem;color:var(--muted);line-height:1.3}
.figures b{display:block;font-weight:750;font-size:1.9rem;line-height:1.1;color:var(--ink);font-variant-numeric:tabular-nums}
.notes{background:var(--raised);border-left:4px solid var(--bar);padding:.75rem 1rem;margin:1.5rem 0 0}
table{border-collapse:collapse;width:100%;margin:.75rem 0}
th{text-align:left;font-size:.85rem;color:var(--muted);font-weight:600}
td,th{padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap;width:1%}
meter{display:block;width:100%;height:.5rem;margin-top:.35rem;appearance:none;border:0;border-radius:1rem;background:var(--line);overflow:hidden}
meter::-webkit-meter-bar{height:.5rem;background:var(--line);border:0;border-radius:1rem}
meter::-webkit-meter-optimum-value{background:var(--bar)}
meter::-moz-meter-bar{background:var(--bar)}
.change{background:var(--raised);border:1px solid var(--line);border-radius:.75rem;margin:.75rem 0;padding:.85rem 1rem;break-inside:avoid}
.change>p{margin:0 0 .5rem;color:var(--muted);font-size:.9rem}
.change b{color:var(--ink)}
.line{display:grid;grid-template-columns:1.3rem 1fr;margin:.15rem 0;padding:.25rem .5rem;border-radius:.4rem}
.line::before{font-weight:700}
.gone{background:var(--gone-ground)}.gone::before{content:"−";color:var(--gone)}
.come{background:var(--come-ground)}.come::before{content:"+";color:var(--come)}
del,ins{text-decoration-thickness:2px;text-underline-offset:.2em;font-weight:650}
del{color:var(--gone)}ins{color:var(--come)}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;margin:.75rem 0 1.5rem;align-items:start}
.pair.phone{max-width:52rem}
figure{margin:0;min-width:0}
figcaption{font-size:.85rem;font-weight:650;color:var(--muted);margin-bottom:.35rem}
.pair img{display:block;width:100%;height:auto;border:1px solid var(--line);border-radius:.5rem;background:#120e0c}
.none{border:1px dashed var(--line);border-radius:.5rem;padding:1.5rem 1rem;margin:0;color:var(--muted);text-align:center}
details{margin:.75rem 0}
summary{cursor:pointer;font-weight:650;color:var(--accent);min-height:1.75rem}
summary:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:.25rem}
.paths{columns:16rem;gap:1.5rem;padding:0;margin:.75rem 0;list-style:none}
.paths li{break-inside:avoid;padding:.1rem 0}
.tag{font-size:.85rem;font-weight:400;letter-spacing:0;color:var(--muted)}
footer{margin-top:4rem;padding-bottom:3rem;color:var(--muted);font-size:.9rem}
@media (max-width:40rem){.pair{gap:.4rem}.pair:not(.phone){grid-template-columns:1fr}}
@media print{:root{--ground:#fff;--raised:#fff}body{font-size:.85rem}h2{break-after:avoid}figure,tr{break-inside:avoid}.pair img{max-height:20cm;width:auto;max-width:100%}details::details-content{content-visibility:visible;display:block}summary{display:none}}
`.trim()
