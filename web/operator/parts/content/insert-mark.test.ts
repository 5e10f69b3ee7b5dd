import { expect, test } from 'vitest'
import { asHtml, insertMark } from './insert-mark.ts'

test('a mark goes around the selection, which stays selected', () => {
  expect(insertMark('say it', 4, 6, 'strong')).toEqual({
    text: 'say <strong>it</strong>',
    start: 12,
    end: 14,
  })
  expect(insertMark('a\nb', 0, 3, 'list').text).toBe('<ul>\n<li>a</li>\n<li>b</li>\n</ul>')
})

test('plain typing is shown as paragraphs, as the server will keep it', () => {
  expect(asHtml('one\ntwo\n\n1 < 2 & 3')).toBe('<p>one<br>two</p><p>1 &lt; 2 &amp; 3</p>')
  expect(asHtml('<p>kept</p>')).toBe('<p>kept</p>')
  expect(asHtml('  ')).toBe('')
})
