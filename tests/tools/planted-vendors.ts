/** Vendors that are known by their names, as data for check.test.ts. */
import type { Plant } from './planted-violations.ts'

export const plantedVendors: readonly Plant[] = [
  {
    kind: 'banned word',
    says: 'the code of the house’s own vendor in a module',
    files: { 'modules/launch/planted.ts': "export const isOurs = (vendor: string) => vendor === 'STUDIO'\n" },
  },
  {
    kind: 'banned word',
    says: 'the code of another vendor in a page',
    files: { 'web/player/planted.ts': "export const isSea = (code: string) => ['TCG_SEA'].includes(code)\n" },
  },
  {
    kind: 'vendor by name',
    says: 'a vendor that is known by its name',
    files: {
      'modules/wallet/planted.ts':
        "export const isTheirs = (row: { vassalage: string }) => row.vassalage === 'LOTT'\n",
    },
  },
  {
    kind: 'vendor by name',
    says: 'cases by the names of vendors',
    files: {
      'web/operator/planted.ts':
        "export function kindOf(vendor: string): number {\n  switch (vendor) {\n    case 'AV':\n      return 1\n    default:\n      return 0\n  }\n}\n",
    },
  },
]
