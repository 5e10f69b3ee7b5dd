import {
  listStudioSeas,
  listStudioSeasSchemas,
} from '../../../../../contract/operator/launch/list-studio-seas.ts'
import { handle } from '../../../../../platform/calls.ts'
import { listed, seaDesks } from '../desks.ts'
import { namesOf, shownSea } from '../shown.ts'

export const handleListStudioSeas = handle(listStudioSeas, listStudioSeasSchemas, async (context) => {
  const seas = await listed(seaDesks(context), (desk) => desk.list(context.merchant.id))
  const nameOf = await namesOf(
    context,
    seas.flatMap((sea) => sea.guns.map(({ memberId }) => memberId)),
  )
  return { list: seas.map((sea) => shownSea(context, sea, nameOf)) }
})
