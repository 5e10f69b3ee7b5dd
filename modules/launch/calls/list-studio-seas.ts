import { listStudioSeas, listStudioSeasSchemas } from '../../../contract/operator/launch/list-studio-seas.ts'
import { handle } from '../../../platform/calls.ts'
import { namesOf, seaDesk, shownSea } from '../floor/shown.ts'

export const handleListStudioSeas = handle(listStudioSeas, listStudioSeasSchemas, async (context) => {
  const seas = await seaDesk(context).list(context.merchant.id)
  const nameOf = await namesOf(context, seas.flatMap((sea) => sea.guns.map(({ memberId }) => memberId)))
  return { list: seas.map((sea) => shownSea(sea, nameOf)) }
})
