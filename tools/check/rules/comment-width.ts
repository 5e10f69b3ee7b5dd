/** The formatter breaks code and leaves comments as they are, so their width is measured here. */
import type { Comment, Parsed } from '../parse.ts'
import { lineWidth } from '../settings.ts'
import type { Report } from './node-rule.ts'

export function commentWidthRule({ value, start }: Comment, report: Report, { text }: Parsed): void {
  const lineStart = text.lastIndexOf('\n', start) + 1
  const lines = text.slice(lineStart, start + '/*'.length + value.length).split('\n')
  let at = lineStart
  for (const line of lines) {
    if (line.length > lineWidth) report('wide comment', { start: at }, `${line.length} columns`)
    at += line.length + 1
  }
}
