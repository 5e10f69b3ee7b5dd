/** Row types of the stores against the database that the migrations make (docs/decisions/0100). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDescriber, type Describer } from '../../tools/row-types/describe.ts'
import { openProject, type OpenProject } from '../../tools/row-types/project.ts'
import { checkRowTypes, type Found, type RowTypeReport } from '../../tools/row-types/row-types.ts'
import { freshDatabase, type FreshDatabase } from '../support/database.ts'
import { plantedRows } from './planted-rows.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const planted = mkdtempSync(join(tmpdir(), 'sala-planted-rows-'))
let database: FreshDatabase
let describer: Describer
let project: OpenProject
let report: RowTypeReport

beforeAll(async () => {
  writeFileSync(join(planted, 'store.ts'), plantedRows(join(root, 'platform', 'postgres.ts')))
  database = await freshDatabase()
  describer = await openDescriber(database.ownerUrl)
  project = openProject(root, ['modules', 'studio', 'platform', 'server', 'demo', planted])
  report = await checkRowTypes(project, describer, root)
})
afterAll(async () => {
  project.close()
  await describer.close()
  await database.drop()
  rmSync(planted, { recursive: true, force: true })
})

const isPlanted = ({ path }: Found): boolean => path === relative(root, join(planted, 'store.ts'))
const saysOf = (list: readonly Found[]): string[] => list.filter(isPlanted).map(({ says }) => says)

test('every row type of a store is what its statement returns', () => {
  const faults = report.faults.filter((found) => !isPlanted(found))
  expect(faults.map(({ at, says }) => `${at} ${says}`)).toEqual([])
  expect(report.checked).toBeGreaterThan(550)
})

test('every statement is compared but those of this list, which may only shrink', () => {
  const left = report.unresolved.filter((found) => !isPlanted(found))
  expect(left.map(({ path, says }) => `${path}: ${says}`)).toEqual([
    'modules/wallet/store/posting.ts: a statement with parsers of its own',
    'modules/wallet/store/posting.ts: a statement with parsers of its own',
  ])
})

test('a wrong name, a wrong type and a column that may be missing are found', () => {
  expect(saysOf(report.faults)).toEqual([
    'amount is no column of the statement',
    'amount arrives as bigint (int8), the type says number',
    'ids arrives as string[] (_int8), the type says bigint[]',
    'day arrives as Date (date), the type says string',
    'last_sign_in_at may be NULL (operator.account.last_sign_in_at), the type says Date',
    'username may be NULL (operator.account.username), the type says string',
    'role arrives as string (text), the type says Date',
  ])
})

test('what only the running program knows is told and not passed over', () => {
  expect(saysOf(report.unresolved)).toEqual([
    'a row type that each caller chooses',
    'the fragment fragmentOf()',
    'column "no_such_column" does not exist',
  ])
})
