/** Imports that break the rules of who may import whom, as data for check.test.ts. */
import type { Plant } from './planted-violations.ts'

export const plantedImports: readonly Plant[] = [
  {
    kind: 'import direction',
    says: 'the server loads the demo beside the file that asks for the mode',
    files: { 'server/planted.ts': `import '../demo/index.ts'\n` },
  },
  {
    kind: 'import direction',
    says: 'a room of the studio imports its equal',
    files: {
      'studio/solo/planted.ts': `import '../tables/planted.ts'\n`,
      'studio/tables/planted.ts': 'export const a = 1\n',
    },
  },
  {
    kind: 'import direction',
    says: 'the core of the studio imports a room above it',
    files: {
      'studio/core/planted.ts': `import '../fish/planted.ts'\n`,
      'studio/fish/planted.ts': 'export const a = 1\n',
    },
  },
  {
    kind: 'room cycle',
    says: 'two rooms that import each other',
    files: {
      'platform/planted-one/asks.ts': `import '../planted-two/answers.ts'\n`,
      'platform/planted-two/answers.ts': 'export const a = 1\n',
      'platform/planted-two/asks.ts': `import '../planted-one/answers.ts'\n`,
      'platform/planted-one/answers.ts': 'export const a = 1\n',
    },
  },
  {
    kind: 'room cycle',
    says: 'two rooms within a room of the launch module that import each other',
    files: {
      'modules/launch/vendors/access/planted.ts': `import '../pockets/planted.ts'\n`,
      'modules/launch/vendors/pockets/planted.ts': `import '../access/vendors.ts'\n`,
    },
  },
  {
    kind: 'import direction',
    says: 'the kernel imports the platform',
    files: { 'kernel/planted.ts': `import '../platform/config.ts'\n` },
  },
  {
    kind: 'import direction',
    says: 'a type is imported against the table',
    files: {
      'platform/planted.ts': `import type { Call } from '../contract/shared/call.ts'\nexport type Mine = Call\n`,
    },
  },
  {
    kind: 'import direction',
    says: 'something is exported from a forbidden place',
    files: { 'contract/shared/planted.ts': `export * from '../../platform/config.ts'\n` },
  },
  {
    kind: 'import direction',
    says: 'something is imported while running',
    files: {
      'web/ui/planted.ts': `export const later = () => import('../player/planted.ts')\n`,
      'web/player/planted.ts': 'export const a = 1\n',
    },
  },
  {
    kind: 'import direction',
    says: 'a game imports a component of the web',
    files: {
      'games/tuktuk3/stage/planted.ts': `import '../../../web/ui/planted.ts'\n`,
      'web/ui/planted.ts': 'export const a = 1\n',
    },
  },
  {
    kind: 'import direction',
    says: 'a test of the studio imports the web',
    files: {
      'studio/solo/planted.test.ts': `import '../../web/ui/planted.ts'\n`,
      'web/ui/planted.ts': 'export const a = 1\n',
    },
  },
  {
    kind: 'import direction',
    says: 'a stage imports what rules compute',
    files: {
      'games/tuktuk3/stage/planted.ts': `import { game } from '../rules/index.ts'\nexport const a = game\n`,
    },
  },
  {
    kind: 'import direction',
    says: 'a stage works out what a hand is worth',
    files: {
      'games/baccarat/stage/planted.ts': `import { totalOf } from '../../../kernel/cards/cards.ts'\nexport const a = totalOf\n`,
    },
  },
  {
    kind: 'import direction',
    says: 'what tables share asks the rules for more than their types',
    files: {
      'games/kit/table/planted.ts': `import { oddsOf } from '../../../kernel/tables/prizes.ts'\nexport const a = oddsOf\n`,
    },
  },
  {
    kind: 'import direction',
    says: 'a player screen imports an operator’s call',
    files: {
      'web/player/planted.ts': `import '../../contract/operator/planted/planted.ts'\n`,
      'contract/operator/planted/planted.ts': 'export const a = 1\n',
    },
  },
  {
    kind: 'import direction',
    says: 'a feature imports a feature',
    files: {
      'web/player/features/one/planted.ts': `import '../two/planted.ts'\n`,
      'web/player/features/two/planted.ts': 'export const a = 1\n',
    },
  },
  {
    kind: 'import direction',
    says: 'a browser file imports a Node module',
    files: { 'kernel/planted.ts': `import { readFileSync } from 'node:fs'\nexport const a = readFileSync\n` },
  },
  {
    kind: 'door',
    says: 'a module reaches behind another’s door',
    files: {
      'modules/cashier/planted.ts': `import '../wallet/planted.ts'\n`,
      'modules/wallet/planted.ts': 'export const a = 1\n',
    },
  },
  {
    kind: 'door',
    says: 'a file beside the modules reaches behind a door',
    files: {
      'modules/planted.ts': `import './wallet/store/planted.ts'\n`,
      'modules/wallet/store/planted.ts': 'export const a = 1\n',
    },
  },
  {
    kind: 'door',
    says: 'a door with logic',
    files: { 'modules/points/index.ts': 'export const a = (b: number) => {\n  return b\n}\n' },
  },
  {
    kind: 'module rank',
    says: 'a module imports its equal',
    files: {
      'modules/lottery/planted.ts': `import '../sportsbook/index.ts'\n`,
      'modules/sportsbook/index.ts': 'export const a = 1\n',
    },
  },
  {
    kind: 'cycle',
    says: 'two files import each other',
    files: {
      'kernel/planted-one.ts': `import './planted-two.ts'\n`,
      'kernel/planted-two.ts': `import './planted-one.ts'\n`,
    },
  },
  {
    kind: 'unknown import',
    says: 'an import of nothing',
    files: { 'kernel/planted.ts': `import './planted-nothing.ts'\n` },
  },
]
