import { expect, test } from 'vitest'
import { holdsWords, questionsOf } from './help-words.ts'

test('a search finds every word in any case and order, never inside a tag', () => {
  const html = '<h3>ถอนเงิน</h3><p class="money">Withdraw &amp; deposit</p>'
  expect(holdsWords(html, 'DEPOSIT withdraw')).toBe(true)
  expect(holdsWords(html, 'ถอน')).toBe(true)
  expect(holdsWords(html, '  ')).toBe(true)
  expect(holdsWords(html, 'withdraw password')).toBe(false)
  expect(holdsWords(html, 'money')).toBe(false)
})

test('an article of questions opens at its headings', () => {
  expect(
    questionsOf(
      '<p>Before</p><h3>One?</h3>\n<p>Yes.</p><ul><li>a</li></ul><h3>Two &amp; three?</h3><p>No.</p>',
    ),
  ).toEqual([
    { question: 'One?', answer: '<p>Yes.</p><ul><li>a</li></ul>' },
    { question: 'Two & three?', answer: '<p>No.</p>' },
  ])
  expect(questionsOf('<p>None</p>')).toEqual([])
})
