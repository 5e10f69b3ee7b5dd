import { changeGoods } from '../../../../contract/operator/points/change-goods.ts'
import { listAllGoods } from '../../../../contract/operator/points/list-all-goods.ts'
import { writeGoods } from '../../../../contract/operator/points/write-goods.ts'
import { amountModes } from '../../../../contract/shared/point-words.ts'
import { formatAmount, parseAmount, plainDigits } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import type { FormState } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import content from '../../parts/content/content.module.css'
import { LanguageTabs } from '../../parts/content/language-tabs.tsx'
import { PictureField } from '../../parts/content/picture-field.tsx'
import { useContentForm } from '../../parts/content/use-content-form.ts'
import parts from '../../parts/parts.module.css'
import { POINT, type Draft } from './words.ts'

/** A figure that is none is sent as one that the server refuses at its field. */
const wholeOf = (text: string): number =>
  /^\d{1,7}$/.test(plainDigits(text).trim()) ? parseInt(plainDigits(text), 10) : -1

const typedFrom = (draft: Draft) => ({
  ...draft,
  typedPoints: String(draft.pointsAmount / POINT),
  typedAmount: draft.amountRequired === 0 ? '' : formatAmount(draft.amountRequired),
  typedStock: String(draft.stock),
  typedPosition: String(draft.position),
})

/** An item: picture, words in both languages, price, stock, and whether it is offered. */
export function EditGoodsWindow({
  id,
  first,
  onClose,
}: {
  id: string | null
  first: Draft
  onClose: () => void
}) {
  const t = useText()
  const form = useContentForm(
    () => typedFrom(first),
    ({ typedPoints, typedAmount, typedStock, typedPosition, ...draft }) => {
      const body = {
        ...draft,
        pointsAmount: wholeOf(typedPoints) * POINT,
        amountRequired: typedAmount.trim() ? (parseAmount(typedAmount) ?? -1) : 0,
        stock: wholeOf(typedStock),
        position: wholeOf(typedPosition),
      }
      return id === null
        ? callServer(writeGoods, { body })
        : callServer(changeGoods, { params: { goodsId: id }, body: { ...body, stockBefore: first.stock } })
    },
    async () => {
      onClose()
      await refresh(listAllGoods)
    },
  )
  const { titles, texts, ...values } = form.values
  return (
    <Modal isOpen onClose={onClose} size="wide" title={t(id === null ? 'op_goods_new' : 'op_goods_edit')}>
      <Form form={form} className={parts.form}>
        <PictureField
          label={t('content_picture')}
          url={values.imageUrl}
          onChange={(imageUrl) => form.edit({ imageUrl })}
          error={form.faults['imageUrl']}
          isRequired
          kind="goods"
        />
        <LanguageTabs>
          {(key) => (
            <>
              <TextField
                label={`${t('op_goods_name')} (${key})`}
                maxLength={80}
                value={titles[key]}
                error={form.faults['titles']}
                onChange={(event) => form.edit({ titles: { ...titles, [key]: event.target.value } })}
              />
              <TextField
                label={`${t('op_goods_details')} (${key})`}
                maxLength={300}
                value={texts[key]}
                onChange={(event) => form.edit({ texts: { ...texts, [key]: event.target.value } })}
              />
            </>
          )}
        </LanguageTabs>
        <PriceFields form={form} />
        <Checkbox
          checked={values.needsAddress}
          onChange={(event) => form.edit({ needsAddress: event.target.checked })}
        >
          {t('op_goods_delivery_post')}
        </Checkbox>
        <Checkbox
          checked={values.isOffered}
          onChange={(event) => form.edit({ isOffered: event.target.checked })}
        >
          {t('op_goods_offered')}
        </Checkbox>
        <FieldMessage error={form.problem} />
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('common_save')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}

/** What it costs, how many there are, and where it stands. */
function PriceFields({ form }: { form: FormState<ReturnType<typeof typedFrom>> }) {
  const t = useText()
  const { values } = form
  return (
    <>
      <div className={content.pair}>
        <TextField
          label={t('op_goods_points')}
          hint={t('op_goods_points_help')}
          inputMode="numeric"
          value={values.typedPoints}
          error={form.faults['pointsAmount']}
          onChange={(event) => form.edit({ typedPoints: event.target.value })}
        />
        <TextField
          label={t('op_goods_stock')}
          hint={t('op_goods_stock_help')}
          inputMode="numeric"
          value={values.typedStock}
          error={form.faults['stock']}
          onChange={(event) => form.edit({ typedStock: event.target.value })}
        />
      </div>
      <div className={content.pair}>
        <SelectField
          label={t('op_goods_amount_mode')}
          value={values.amountMode}
          onChange={(amountMode) => form.edit({ amountMode })}
          choices={amountModes.map((key) => ({
            key,
            text: t(key === 'PAY' ? 'op_goods_amount_mode_pay' : 'op_goods_amount_mode_total'),
          }))}
        />
        <TextField
          label={t('op_goods_amount')}
          hint={t('op_goods_amount_none')}
          inputMode="decimal"
          value={values.typedAmount}
          error={form.faults['amountRequired']}
          onChange={(event) => form.edit({ typedAmount: event.target.value })}
        />
      </div>
      <TextField
        label={t('banner_order')}
        hint={t('banner_order_hint')}
        inputMode="numeric"
        value={values.typedPosition}
        error={form.faults['position']}
        onChange={(event) => form.edit({ typedPosition: event.target.value })}
      />
    </>
  )
}
