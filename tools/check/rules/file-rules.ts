/** The rules that one file breaks by itself. */
import type { Violation } from '../kinds.ts'
import { type Parsed, walk } from '../parse.ts'
import { browserAgeRule } from './browser-age.ts'
import { capRule } from './caps.ts'
import { bannedWordsIn, commentRule } from './banned.ts'
import { colourRule, coloursInStyleSheet } from './colours.ts'
import { doorRule } from './door.ts'
import type { NodeRule, Report } from './node-rule.ts'
import { pathRule } from './paths.ts'
import { textRule } from './texts.ts'
import { caps, isData } from '../settings.ts'

const nodeRules: readonly NodeRule[] = [capRule, bannedWordsIn, textRule, pathRule, colourRule, doorRule, browserAgeRule]

export function checkText(parsed: Parsed): Violation[] {
  const violations: Violation[] = []
  const report: Report = (kind, at, detail) => violations.push({ kind, path: parsed.path, line: parsed.lineAt(at.start), detail })
  for (const error of parsed.errors) report('syntax', { start: 0 }, error)
  const lines = countLines(parsed.text)
  if (lines > caps.file && !isData(parsed.path)) report('file cap', { start: 0 }, `${lines} lines`)
  if (/^modules\/[^/]+\/index\.ts$/.test(parsed.path) && lines > caps.door) report('door cap', { start: 0 }, `${lines} lines`)
  for (const comment of parsed.comments) commentRule(comment, report, parsed)
  walk(parsed.program, (node, parents) => {
    for (const rule of nodeRules) rule(node, parents, report, parsed)
  })
  return violations
}

export function checkStyleSheet(path: string, text: string): Violation[] {
  const lines = countLines(text)
  const tooLong: Violation[] = lines > caps.file && path !== 'web/ui/tokens.css' ? [{ kind: 'file cap', path, line: 1, detail: `${lines} lines` }] : []
  return [...tooLong, ...coloursInStyleSheet(path, text)]
}

const countLines = (text: string): number => text.replace(/\n$/, '').split('\n').length
