import { listMargins, listMarginsSchemas } from '../../../../contract/operator/sportsbook/list-margins.ts'
import { handle } from '../../../../platform/calls.ts'
import { marginList } from '../margins.ts'

export const handleListMargins = handle(listMargins, listMarginsSchemas, marginList)
