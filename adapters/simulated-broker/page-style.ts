/** The look of the broker's page: near enough to the site's to be readable, plain enough not to be taken for it. */
export const PAGE_STYLE = `
:root{color-scheme:light;--canvas:#f7f6f3;--surface:#fff;--sunken:#f0eee9;--ink:#1a1917;--ink-2:#55514a;--line:#e4e1da;--control:#8a857b;--solid:#1f47c7;--focus:#1f47c7;--warn:#855000}
.dark{color-scheme:dark;--canvas:#0c0e13;--surface:#13161c;--sunken:#191d25;--ink:#e9ebef;--ink-2:#aab1bd;--line:#232832;--control:#6b7382;--solid:#3a5fe0;--focus:#92abff;--warn:#f0bd5a}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--canvas);color:var(--ink);font:14px/22px ui-sans-serif,-apple-system,BlinkMacSystemFont,"Segoe UI",Inter,Roboto,"PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",sans-serif}
main{width:100%;max-width:440px;padding:24px;background:var(--surface);border:1px dashed var(--control);border-radius:8px}
header{display:flex;align-items:center;gap:12px;justify-content:space-between}
h1{margin:0;font-size:18px;line-height:26px;font-weight:600}
.simulated{padding:0 8px;border:1px dashed currentColor;border-radius:4px;color:var(--warn);font-size:12px;line-height:20px;white-space:nowrap}
p{margin:12px 0 0;color:var(--ink-2)}
dl{margin:16px 0 0;padding:4px 16px;background:var(--sunken);border-radius:6px}
dl div{display:flex;gap:16px;padding:8px 0}
dt{width:80px;flex:none;color:var(--ink-2)}
dd{margin:0}
form{display:grid;gap:8px;margin-top:16px}
.question{margin:0 0 4px;color:var(--ink);font-weight:500}
button{height:40px;padding:0 18px;border:1px solid var(--control);border-radius:6px;background:none;color:var(--ink);font:inherit;font-weight:500;cursor:pointer}
button.allow{border-color:var(--solid);background:var(--solid);color:#fff}
button:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
`;
