import {
  orderCategories,
  orderCategoriesSchemas,
} from '../../../../contract/operator/catalogue/order-categories.ts'
import { handle } from '../../../../platform/calls.ts'
import { setSetting, settingOf } from '../../../system/index.ts'
import { tellCatalogueChanged } from '../../core/catalogue.ts'
import { deskSettings } from '../../shared/settings.ts'

export const handleOrderCategories = handle(
  orderCategories,
  orderCategoriesSchemas,
  async (context, { body }) => {
    const { tx, merchant } = context
    const before = await settingOf(tx, merchant.id, deskSettings.categoryOrder)
    await setSetting(tx, merchant.id, deskSettings.categoryOrder, body.categories)
    await context.audit('setting.change', `setting:${deskSettings.categoryOrder.name}`, {
      before,
      after: body.categories,
    })
    await tellCatalogueChanged(tx)
    return {}
  },
)
