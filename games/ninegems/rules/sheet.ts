/** NINEGEMS: every figure is that of SOMTAM20; the theme and the draws are its own. */
import type { CascadeSheet } from '../../../kernel/slots/sheet.ts'
import { sheet as proven } from '../../somtam20/rules/sheet.ts'

export const sheet: CascadeSheet = { ...proven, gameCode: 'NINEGEMS', mathVersion: '1', mathOf: 'SOMTAM20' }
