/**
 * Every citation leads somewhere. In code it has one form, a page under docs/ with its section:
 * `domain/economy.md §8.1`. The page exists and has a numbered heading for the section. Links of Markdown
 * lead to files that are in the tree. Applied migrations are never edited, so theirs are not checked.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { Violation } from '../kinds.ts'
import { sourceFolders } from '../settings.ts'
import { listFiles } from '../tree.ts'

/** A space, also when a comment continues on the next line. */
const GAP = String.raw`(?:[ \t]|\n[ \t]*(?:\*|//|--)?[ \t]*)`
const PAGE = String.raw`[A-Za-z0-9_-]+(?:/[A-Za-z0-9_.-]+)*\.md`
const SECTION = String.raw`§(\d+(?:\.\d+)*)(?:–(\d+(?:\.\d+)*))?`

const citation = new RegExp(String.raw`(?<![\w/.-])(${PAGE})\`?\)?,?${GAP}*(?=§)`, 'g')
/** The next section of the same page, after a comma, "and", "to" or the number of a row. */
const section = new RegExp(String.raw`(?:^|^[^§().;\n]{0,24}(?:\n[^§().;\n]{0,24})?)${SECTION}`)
const mention = new RegExp(String.raw`(?<![\w/.:@$*}-])${PAGE}(?![\w-]|\`?\)?,?${GAP}*§)`, 'g')
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*|^\s*--[^\n]*/gm
const otherStandard = new RegExp(String.raw`RFC${GAP}\d+,?${GAP}$`)
const link = /\]\(([^)\s]+)\)/g

const isCode = (path: string): boolean =>
  /\.(tsx?|mjs|css)$/.test(path) || (/^db\/.*\.sql$/.test(path) && !path.startsWith('db/migrations/'))
const isPage = (path: string): boolean => path.endsWith('.md')

export function checkCitations(root: string, paths: readonly string[] = citingFiles(root)): Violation[] {
  const sections = new Map<string, ReadonlySet<string>>()
  const sectionsOf = (page: string): ReadonlySet<string> => {
    const known = sections.get(page) ?? headingsOf(readFileSync(join(root, page), 'utf8'))
    sections.set(page, known)
    return known
  }
  return paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const report = (at: number, detail: string): Violation => ({
      kind: 'citation',
      path,
      line: text.slice(0, at).split('\n').length,
      detail,
    })
    const found = (page: string): string | undefined => pageOf(root, path, page)
    return [
      ...brokenSections(text, isPage(path), found, sectionsOf, report),
      ...(isPage(path) ? brokenLinks(root, path, text, report) : brokenMentions(text, found, report)),
    ]
  })
}

function citingFiles(root: string): string[] {
  return [
    ...[...sourceFolders, 'docs'].flatMap((folder) => listFiles(root, folder)),
    ...readdirSync(root).filter(isPage),
  ].filter((path) => isCode(path) || isPage(path))
}

/** The file that a citation names: beside the citing page, under docs/, or from the root. */
function pageOf(root: string, from: string, page: string): string | undefined {
  const places = [`docs/${page}`, page, ...(isPage(from) ? [join(dirname(from), page)] : [])]
  return places.find((place) => existsSync(join(root, place)))
}

function headingsOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/^#{2,6} (\d+(?:\.\d+)*)\.? /gm)].map(([, number]) => number!))
}

/** Every section sign belongs to a page that has this section. */
function brokenSections(
  text: string,
  isProse: boolean,
  found: (page: string) => string | undefined,
  sectionsOf: (page: string) => ReadonlySet<string>,
  report: (at: number, detail: string) => Violation,
): Violation[] {
  const violations: Violation[] = []
  const cited = new Set<number>()
  for (const { 0: whole, 1: page = '', index } of text.matchAll(citation)) {
    const target = found(page)
    if (!target) violations.push(report(index, `${page} is not in the tree`))
    else if (!isProse && page.startsWith('docs/')) violations.push(report(index, `${page}: without docs/`))
    let at = index + whole.length
    for (let next = section.exec(text.slice(at)); next; next = section.exec(text.slice(at))) {
      at += next[0].length
      cited.add(text.lastIndexOf('§', at - 1))
      for (const number of [next[1], next[2]])
        if (target && number && !sectionsOf(target).has(number))
          violations.push(report(at, `${page} has no section ${number}`))
    }
  }
  for (const { index } of text.matchAll(/§(?=\d)/g))
    if (!cited.has(index) && !otherStandard.test(text.slice(Math.max(0, index - 40), index)))
      violations.push(report(index, 'a section without its page'))
  return violations
}

/** A comment that names a page, without a section, names one that is there. */
function brokenMentions(
  text: string,
  found: (page: string) => string | undefined,
  report: (at: number, detail: string) => Violation,
): Violation[] {
  return [...text.matchAll(comment)].flatMap(({ 0: words, index }) =>
    [...words.matchAll(mention)]
      .filter(({ 0: page }) => !found(page))
      .map((one) => report(index + one.index, `${one[0]} is not in the tree`)),
  )
}

function brokenLinks(
  root: string,
  path: string,
  text: string,
  report: (at: number, detail: string) => Violation,
): Violation[] {
  return [...text.matchAll(link)].flatMap(({ 1: target = '', index }) => {
    if (/^[a-z]+:|^#/.test(target)) return []
    const place = normalize(join(dirname(path), decodeURI(target.replace(/#.*$/, ''))))
    return existsSync(join(root, place)) ? [] : [report(index, `${target} is not in the tree`)]
  })
}
