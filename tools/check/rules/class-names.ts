/** Classes of style sheets and the code that takes them. */
import type { ClassUse } from '../class-uses.ts'
import type { Violation } from '../kinds.ts'
import { isTest } from '../settings.ts'
import type { SourceFile, Tree } from '../tree.ts'

/** A class without a rule shows nothing; a rule whose class nobody takes is dead. */
export function checkClassNames(tree: Tree): Violation[] {
  const used = Map.groupBy(
    [...tree.values()].flatMap(({ classUses }) => classUses),
    ({ sheet }) => sheet,
  )
  return [...tree.values()].flatMap((file) => [
    ...withoutRule(file, tree),
    ...withoutUse(file, used.get(file.path) ?? []),
  ])
}

const withoutRule = ({ path, classUses }: SourceFile, tree: Tree): Violation[] =>
  isTest(path)
    ? []
    : classUses.flatMap(({ sheet, name, line }) => {
        const classes = tree.get(sheet)?.classes
        const isThere =
          classes === undefined ||
          name === undefined ||
          (typeof name === 'string' ? classes.has(name) : [...classes].some((one) => name.test(one)))
        return isThere
          ? []
          : [{ kind: 'class without a rule' as const, path, line, detail: `${String(name)} of ${sheet}` }]
      })

function withoutUse({ path, classes }: SourceFile, uses: readonly ClassUse[]): Violation[] {
  if (!path.endsWith('.module.css') || uses.some(({ name }) => name === undefined)) return []
  return [...(classes ?? [])]
    .filter((one) => !uses.some(({ name }) => (name instanceof RegExp ? name.test(one) : name === one)))
    .map((detail) => ({ kind: 'class without a use' as const, path, line: 1, detail }))
}

/** Of the style sheets that are no modules: a class is written out. */
export function checkWrittenClasses(tree: Tree): Violation[] {
  const files = [...tree.values()]
  const known = new Set(
    files.flatMap(({ path, classes }) => (path.endsWith('.module.css') ? [] : [...(classes ?? [])])),
  )
  return files.flatMap(({ path, writtenClasses }) =>
    isTest(path)
      ? []
      : writtenClasses
          .filter(({ name }) => !known.has(name))
          .map(({ name, line }) => ({ kind: 'class without a rule' as const, path, line, detail: name })),
  )
}
