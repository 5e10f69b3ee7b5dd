/** One violation of each kind, as data: the kind, what it is, and the files that it takes. */
import type { Kind } from '../../tools/check/kinds.ts'
import { caps } from '../../tools/check/settings.ts'

const longFunction = (lines: number): string =>
  `export function long() {\n${'  void 0\n'.repeat(lines - 2)}}\n`

export interface Plant {
  kind: Kind
  says: string
  /** The violation is expected in the first file. */
  files: Record<string, string>
}

export const plants: readonly Plant[] = [
  {
    kind: 'wide SQL',
    says: 'a line of an SQL function beyond the width of the code',
    files: { 'db/functions/wallet/planted.sql': `-- ${'word '.repeat(25)}\n` },
  },
  {
    kind: 'unlisted call',
    says: 'a call that no list names',
    files: { 'modules/limits/calls/plant-thing.ts': 'export const handlePlantThing = 1\n' },
  },
  {
    kind: 'unlisted call',
    says: 'a room whose list reaches no door',
    files: { 'modules/operator/planted/parts.ts': 'export const plantedParts = { calls: [] }\n' },
  },
  {
    kind: 'file name',
    says: 'an SQL function outside the folder of a schema',
    files: { 'db/functions/planted_one.sql': '-- nothing\n' },
  },
  {
    kind: 'wide comment',
    says: 'a comment beyond the width of the code',
    files: { 'kernel/planted.ts': `// ${'word '.repeat(25)}\nexport const a = 1\n` },
  },
  {
    kind: 'syntax',
    says: 'a file that does not parse',
    files: { 'kernel/planted.ts': 'export const = 1\n' },
  },
  {
    kind: 'file cap',
    says: 'a file of one line too many',
    files: { 'kernel/planted.ts': '// one more\n'.repeat(caps.file + 1) },
  },
  {
    kind: 'function cap',
    says: 'a function of one line too many',
    files: { 'kernel/planted.ts': longFunction(caps.function + 1) },
  },
  {
    kind: 'function cap',
    says: 'a component of one line too many',
    files: { 'web/ui/planted.tsx': longFunction(caps.functionInTsx + 1) },
  },
  {
    kind: 'file p95',
    says: 'too many long files',
    files: Object.fromEntries(
      Array.from({ length: 400 }, (_, n) => [
        `kernel/planted-${n}.ts`,
        '// one more\n'.repeat(caps.file + 1),
      ]),
    ),
  },
  {
    kind: 'function p95',
    says: 'too many long functions',
    files: { 'kernel/planted.ts': longFunction(caps.functionInTsx + 1).repeat(3000) },
  },
  {
    kind: 'door cap',
    says: 'a door of one line too many',
    files: { 'modules/points/index.ts': `${'// one more\n'.repeat(caps.door)}export const a = 1\n` },
  },
  {
    kind: 'banned word',
    says: 'Math.random',
    files: { 'kernel/planted.ts': 'export const a = Math.random()\n' },
  },
  {
    kind: 'banned word',
    says: 'the clock in rules',
    files: { 'games/tuktuk3/rules/planted.ts': 'export const a = () => Date.now()\n' },
  },
  {
    kind: 'banned word',
    says: 'new Date() in rules',
    files: { 'games/tuktuk3/rules/planted.ts': 'export const a = () => new Date()\n' },
  },
  {
    kind: 'banned word',
    says: 'parseFloat',
    files: { 'kernel/planted.ts': `export const a = parseFloat('1')\n` },
  },
  {
    kind: 'banned word',
    says: 'Number( on money',
    files: { 'kernel/planted.ts': 'export const a = (stakeAmount: bigint) => Number(stakeAmount)\n' },
  },
  {
    kind: 'banned word',
    says: 'SQL in a handler',
    files: { 'modules/cashier/calls/planted.ts': 'export const a = `SELECT 1 FROM wallet.account`\n' },
  },
  {
    kind: 'banned word',
    says: 'an SQL template in a handler',
    files: {
      'modules/cashier/calls/planted.ts': `import { sql } from '../../../platform/postgres.ts'\nexport const a = sql\`select 1\`\n`,
    },
  },
  { kind: 'banned word', says: 'console.log', files: { 'server/planted.ts': `console.log('planted')\n` } },
  {
    kind: 'banned word',
    says: 'raw markup',
    files: {
      'web/ui/planted.tsx':
        'export const A = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />\n',
    },
  },
  {
    kind: 'banned word',
    says: 'a form of its own making',
    files: { 'web/ui/planted.tsx': 'export const A = () => <form onSubmit={() => undefined} />\n' },
  },
  {
    kind: 'banned word',
    says: 'an unfinished note',
    files: { 'kernel/planted.ts': '// TODO: later\nexport const a = 1\n' },
  },
  {
    kind: 'banned word',
    says: 'the type any',
    files: { 'kernel/planted.ts': 'export const a = 1 as any\n' },
  },
  {
    kind: 'banned word',
    says: 'a silenced type error',
    files: { 'kernel/planted.ts': '// @ts-ignore\nexport const a: string = 1\n' },
  },
  {
    kind: 'banned word',
    says: 'a skipped test',
    files: { 'kernel/planted.test.ts': `import { test } from 'vitest'\ntest.skip('planted', () => {})\n` },
  },
  {
    kind: 'text outside locales',
    says: 'text between tags',
    files: { 'web/ui/planted.tsx': 'export const A = () => <p>Sign in</p>\n' },
  },
  {
    kind: 'text outside locales',
    says: 'a choice between texts',
    files: {
      'web/ui/planted.tsx': `export const A = ({ on }: { on: boolean }) => <p>{on ? 'Yes' : 'No'}</p>\n`,
    },
  },
  {
    kind: 'text outside locales',
    says: 'a placeholder',
    files: { 'web/ui/planted.tsx': 'export const A = () => <input placeholder="Name" />\n' },
  },
  {
    kind: 'text outside locales',
    says: 'Thai on the server',
    files: { 'modules/cashier/planted.ts': `export const a = 'ฝากเงิน'\n` },
  },
  {
    kind: 'undeclared path',
    says: 'a path of the wire in a screen',
    files: { 'web/player/planted.ts': `export const a = '/api/wps/planted'\n` },
  },
  {
    kind: 'undeclared path',
    says: 'a path of the wire in a template',
    files: { 'web/player/planted.ts': 'export const a = (id: string) => `/wps/deposit/${id}`\n' },
  },
  {
    kind: 'hex colour',
    says: 'a colour in a style sheet',
    files: { 'web/ui/planted.module.css': '.a {\n  color: #ff8800;\n}\n' },
  },
  {
    kind: 'hex colour',
    says: 'a colour in a script',
    files: { 'web/ui/planted.ts': `export const a = '1px solid #f80'\n` },
  },
  {
    kind: 'hex colour',
    says: 'a colour as a number',
    files: { 'games/tuktuk3/stage/planted.ts': 'export const a = 0xff8800\n' },
  },
  {
    kind: 'currency or zone',
    says: 'a currency in a module',
    files: { 'modules/wallet/planted.ts': `export const a = 'THB'\n` },
  },
  {
    kind: 'currency or zone',
    says: 'a currency in a statement of SQL',
    files: { 'modules/wallet/store/planted.ts': `export const a = \`WHERE currency = 'THB'\`\n` },
  },
  {
    kind: 'currency or zone',
    says: 'a time zone in a screen',
    files: { 'web/player/planted.ts': `export const a = 'Asia/Bangkok'\n` },
  },
  {
    kind: 'currency or zone',
    says: 'a sign of a currency in a screen',
    files: { 'web/player/planted.tsx': 'export const A = () => <b>฿</b>\n' },
  },
  {
    kind: 'currency or zone',
    says: 'a zone in a text',
    files: { 'web/player/locales/en/planted.ts': `export default { a: 'Time (GMT+7)' }\n` },
  },
  {
    kind: 'currency or zone',
    says: 'a zone in a function of the database',
    files: { 'db/functions/wallet/planted.sql': `SELECT now() AT TIME ZONE 'Asia/Bangkok'\n` },
  },
  {
    kind: 'class without a rule',
    says: 'a class that its style sheet does not have',
    files: {
      'web/ui/planted.tsx': `import styles from './planted.module.css'\nexport const a = [styles.row, styles['wide']]\n`,
      'web/ui/planted.module.css': '.row {\n  gap: 0.5em;\n}\n',
    },
  },
  {
    kind: 'class without a rule',
    says: 'a class put together of parts that no rule begins with',
    files: {
      'web/ui/planted.tsx': `import styles from './planted.module.css'\nexport const a = (of: string) => [styles.row, styles[\`part-\${of}\`]]\n`,
      'web/ui/planted.module.css': '.row {\n  gap: 4px;\n}\n',
    },
  },
  {
    kind: 'class without a rule',
    says: 'a written class that no style sheet has',
    files: {
      'web/ui/planted.tsx': `export const a = (of: string) => <p className={\`note planted-class \${of}\`} />\n`,
    },
  },
  {
    kind: 'class without a use',
    says: 'a class of a style sheet that nobody takes',
    files: {
      'web/ui/planted.module.css': '.row:global(.note) {\n  gap: 4px;\n}\n.wide {\n  composes: row;\n}\n',
      'web/ui/planted.tsx': `import styles from './planted.module.css'\nexport const a = styles.row\n`,
    },
  },
  {
    kind: 'too new for browsers',
    says: 'a method of newer browsers in a screen',
    files: { 'web/player/planted.ts': 'export const a = (list: readonly number[]) => list.toSorted()\n' },
  },
  {
    kind: 'too new for browsers',
    says: 'a signal of newer browsers',
    files: { 'web/client/planted.ts': 'export const a = () => AbortSignal.timeout(1_000)\n' },
  },
  {
    kind: 'too new for browsers',
    says: 'an iterator that is mapped in a game',
    files: {
      'games/tuktuk3/rules/planted.ts':
        'export const a = (map: Map<string, number>) => map.values().map((value) => value + 1)\n',
    },
  },
  {
    kind: 'dead file',
    says: 'a file nobody imports',
    files: { 'kernel/planted.ts': 'export const a = 1\n' },
  },
  {
    kind: 'file name',
    says: 'a name in camel case',
    files: { 'kernel/plantedFile.ts': 'export const a = 1\n' },
  },
  {
    kind: 'call without handler',
    says: 'a call that nothing answers',
    files: {
      'contract/player/planted/plant-thing.ts': `import type { Call } from '../../shared/call.ts'\nexport type Mine = Call\n`,
    },
  },
]
