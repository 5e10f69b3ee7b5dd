/** `slotStage` makes the `mount` of a slot from its sheet and look. */
import { houseSign } from '../../../design/house.ts'
import type { SlotDefinition } from './look.ts'
import type { MountStage } from './page.ts'
import { SlotGame } from './slot-game.ts'

/** The stage of a slot: everything but its sheet, drawings and names is shared. */
export function slotStage(definition: SlotDefinition): MountStage {
  return async (host, page) => {
    await document.fonts
      .load('700 20px "Anuphan Variable"', `${definition.texts[page.language].name}${houseSign()}0`)
      .catch(() => [])
    const slot = new SlotGame(definition, page)
    await slot.open(host)
    return slot
  }
}
