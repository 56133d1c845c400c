/** A Markdown text that would call `__pwned()` in a careless renderer, and what of it must still be shown. */
export interface ArticlePayload {
  readonly markdown: string;
  readonly keep?: readonly string[];
}

/** Ways to hide the scheme of an address. */
const SCHEMES = [
  'javascript:__pwned()',
  'JaVaScRiPt:__pwned()',
  'java&#x09;script:__pwned()',
  'java&Tab;script:__pwned()',
  'java&NewLine;script:__pwned()',
  '&#1;javascript:__pwned()',
  '&#x200b;javascript:__pwned()',
  '&zwnj;javascript:__pwned()',
  'javascript&colon;__pwned()',
  'javascript&#58;__pwned()',
  'javascript&#x0000003a;__pwned()',
  '&#106;&#97;vascript:__pwned()',
  'java\\script:__pwned()',
  'javascript\\:__pwned()',
  'java\u00adscript:__pwned()',
  '\u202ejavascript:__pwned()',
  '\ufeffjavascript:__pwned()',
  'ja\u0000vascript:__pwned()',
  'javascript\u2060:__pwned()',
  'vbscript:__pwned()',
  'data:text/html,<script>__pwned()</script>',
  'data:text/html;base64,PHNjcmlwdD5fX3B3bmVkKCk8L3NjcmlwdD4=',
  'DATA:image/svg+xml,<svg/onload=__pwned()>',
  'data:image/png,<script>__pwned()</script>',
  'data:application/xhtml+xml,<script>__pwned()</script>',
  'blob:https://example.org/x',
  'filesystem:https://example.org/x',
  'view-source:javascript:__pwned()',
  'feed:javascript:__pwned()',
  'jar:javascript:__pwned()!/x',
  'livescript:__pwned()',
  'mocha:__pwned()',
  'file:///etc/passwd',
  'intent:#Intent;S.x=javascript:__pwned();end',
  'javascript://example.org/%0a__pwned()',
  'javascript%3A__pwned()',
  'ｊａｖａｓｃｒｉｐｔ:__pwned()',
] as const;

/** Texts that break out of an attribute or an element when they are not escaped there. */
export const ATTRIBUTE_ATTACKS = [
  '"><img src=q onerror=__pwned()>',
  "'><img src=q onerror=__pwned()>",
  '" onmouseover="__pwned()',
  "' onfocus='__pwned()' autofocus='",
  '" autofocus onfocus=__pwned() x="',
  '" style="position:fixed;inset:0" onclick="__pwned()',
  '`onerror=__pwned()`',
  '</title></style></textarea><script>__pwned()</script>',
  '--><img src=q onerror=__pwned()><!--',
  ']]><svg onload=__pwned()>',
  '&quot; onmouseover=&quot;__pwned()',
  '&#34;&#62;&#60;img src=q onerror=__pwned()&#62;',
  'javascript:__pwned()',
  'java\tscript:__pwned()',
  '\u202e"><svg/onload=__pwned()>',
  '{{constructor.constructor("__pwned()")()}}${__pwned()}',
] as const;

const HTML = '<img src=q onerror=__pwned()>';

const links = SCHEMES.flatMap((address): ArticlePayload[] => [
  { markdown: `[shown](<${address}>)`, keep: ['shown'] },
  { markdown: `[shown][r]\n\n[r]: <${address}> "title"`, keep: ['shown'] },
  { markdown: `![shown](<${address}>)` },
  { markdown: `<${address}>` },
  { markdown: `[![shown](<${address}>)](<${address}>)` },
]);

const attributes = ATTRIBUTE_ATTACKS.flatMap((attack): ArticlePayload[] => [
  { markdown: `[shown](/a '${attack.replaceAll("'", "\\'")}')`, keep: ['shown'] },
  { markdown: `![${attack}](/no-picture "${attack.replaceAll('"', '\\"')}")` },
  { markdown: `\`\`\`${attack.replaceAll('`', '')}\nshown\n\`\`\``, keep: ['shown'] },
  { markdown: `~~~js ${attack}\nshown\n~~~`, keep: ['shown'] },
  { markdown: `# ${attack} shown\n\n## ${attack} shown`, keep: ['shown'] },
  {
    markdown: `x[^${attack.replaceAll(/[\s[\]^]/g, '')}]\n\n[^${attack.replaceAll(/[\s[\]^]/g, '')}]: shown`,
    keep: ['shown'],
  },
  {
    markdown: `| ${attack.replaceAll('|', '')} | shown |\n|:-:|--:|\n| ${attack} | shown |`,
    keep: ['shown'],
  },
  { markdown: `- [x] ${attack} shown\n- [ ] ${attack}`, keep: ['shown'] },
  { markdown: `> [!NOTE] ${attack}\n> shown`, keep: ['shown'] },
  { markdown: `https://example.org/${attack.replaceAll(/\s/g, '')} shown`, keep: ['shown'] },
  { markdown: `---\ntitle: ${attack}\n---\n\nshown`, keep: ['shown'] },
]);

/** Markup that becomes another one when it is written out and read again. */
const MUTATIONS = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=q onerror=__pwned()&gt;">',
  '<svg></p><style><a id="</style><img src=q onerror=__pwned()>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=q onerror=__pwned()>',
  '<noscript><p title="</noscript><img src=q onerror=__pwned()>">',
  '<table><td><xmp></td><img src=q onerror=__pwned()></xmp>',
  '<select><style></select><img src=q onerror=__pwned()></style>',
  '<svg><![CDATA[><img src=q onerror=__pwned()>]]></svg>',
  '<!--><img src=q onerror=__pwned()>-->',
  '<!--!><img src=q onerror=__pwned()>',
  '<?xml ><img src=q onerror=__pwned()> ?>',
  '</p/><img src=q onerror=__pwned()>',
  '<a href="x" id="a" name="attributes"><input name=attributes>',
  '<img name=getElementById><form id=cookie><input name=body></form>',
].flatMap((html): ArticlePayload[] => [
  { markdown: `${html} shown`, keep: ['shown'] },
  { markdown: `\`${html}\` shown`, keep: ['shown', html] },
  { markdown: `[${html.replaceAll(/[[\]]/g, '')} shown](/a)`, keep: ['shown'] },
]);

const PLACES: readonly ArticlePayload[] = [
  {
    markdown: `# __proto__\n\n## __proto__\n\n### constructor\n\n[x](#__proto__) shown`,
    keep: ['shown'],
  },
  {
    markdown: 'x[^__proto__] y[^constructor]\n\n[^__proto__]: shown\n[^constructor]: 也在',
    keep: ['shown', '也在'],
  },
  {
    markdown:
      '[__proto__]: javascript:__pwned()\n[constructor]: /a\n\n[__proto__] [constructor] [toString] shown',
    keep: ['shown'],
  },
  {
    markdown: '```__proto__\nshown\n```\n\n```constructor\nalso\n```\n\n```hasOwnProperty\nx\n```',
    keep: ['shown', 'also'],
  },
  { markdown: '[a [b](javascript:__pwned()) c](https://example.org) shown', keep: ['shown'] },
  { markdown: '[a <https://example.com> b](https://example.org) shown', keep: ['shown'] },
  { markdown: `[a^[note ${HTML}]](https://example.org) shown`, keep: ['shown'] },
  { markdown: `x^[${HTML} [go](javascript:__pwned())] shown`, keep: ['shown'] },
  { markdown: `\\${HTML}\\</script> shown`, keep: ['shown'] },
  {
    markdown: `&lt;script&gt;__pwned()&lt;/script&gt; shown`,
    keep: ['<script>__pwned()</script> shown'],
  },
  { markdown: '\u202e\u2066 mirrored \u202d shown\n\nnext', keep: ['shown', 'next'] },
  { markdown: '::: notice tone="x\nshown\n:::', keep: ['shown'] },
  { markdown: '\u0000\u0001\u001b[31m shown \ud800 end', keep: ['shown'] },
];

/** Every payload of this file. */
export const ARTICLE_PAYLOADS: readonly ArticlePayload[] = [
  ...links,
  ...attributes,
  ...MUTATIONS,
  ...PLACES,
];
