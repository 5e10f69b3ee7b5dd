import { expect, test } from 'vitest'
import { hostileTexts } from '../../../tests/support/hostile-texts.ts'
import { keepNamedTags } from './rich-text-tags.ts'

test('named tags and attributes stay as they are written', () => {
  const text =
    '<p>A &amp; b <strong>c</strong><br /><a href="https://example.com/?a=1&amp;b=2" rel="nofollow">d</a></p><img src="/files/x.png" alt="e">'
  expect(keepNamedTags(text)).toBe(text.replace('<br />', '<br>'))
})

test('handlers, styles and every other tag are gone, and a stray sign is a word', () => {
  expect(
    keepNamedTags('<p style="color:red" onclick=x>1 < 2</p><script>x</script><frameset onload=x><u>b'),
  ).toBe('<p>1 &lt; 2</p><u>b')
  expect(keepNamedTags(`<img src='a"b<c' onerror=x>`)).toBe('<img src="a&quot;b&lt;c">')
  for (const text of hostileTexts)
    expect(keepNamedTags(text).replaceAll(/"[^"]*"/g, '""'), text).not.toMatch(
      /<[^>]*\s(on\w+|style)\s*=|<(?!\/?(p|br|h2|h3|h4|strong|b|em|i|u|s|ul|ol|li|a|blockquote|hr|img|table|thead|tbody|tr|th|td|span|div)[\s>])/i,
    )
})
