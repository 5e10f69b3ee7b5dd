import { applyPromotion } from '../../../../contract/player/promotions/apply-promotion.ts'
import { listPromotions } from '../../../../contract/player/promotions/list-promotions.ts'
import { readPromotion } from '../../../../contract/player/promotions/read-promotion.ts'
import {
  APPLICATION_IMAGES,
  APPLICATION_REMARK,
  MOST_APPLICATIONS,
} from '../../../../contract/shared/promotion-words.ts'
import { codeOf } from '../../../client/call-error.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { ProofImages } from '../../../ui/forms/proof-images.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import styles from './promotions.module.css'
import type { Card } from './words.ts'

const REVIEW_HOURS = 24
const UPLOAD_MS = 60_000

/** Asks for a promotion in writing, with pictures; the team decides. */
export function ApplyWindow({ card, onClose }: { card: Card; onClose: () => void }) {
  const t = useText()
  return (
    <Modal isOpen onClose={onClose} title={t('promo_apply_title', { promotion: card.name })}>
      <ApplyForm card={card} onClose={onClose} />
    </Modal>
  )
}

function ApplyForm({ card, onClose }: { card: Card; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: { remark: '', images: [] as File[] },
    send: async ({ remark, images }) => {
      if (length === 0) return { remark: t('msg_input_empty') }
      if (length > APPLICATION_REMARK) return { remark: count }
      const body = new FormData()
      body.set('promotionId', card.promotionId)
      body.set('remark', remark.trim())
      for (const image of images) body.append('images', image)
      await callServer(applyPromotion, { body: body as never }, { timeoutMs: UPLOAD_MS })
      toast.good(t('promo_apply_sent'))
      await refresh(listPromotions, readPromotion)
      onClose()
      return undefined
    },
    refuse: (error) => {
      const fields = fieldErrorsOf(error)
      // A picture that cannot be read is refused by its own code.
      const images = fields.images ?? (codeOf(error) === 'UPLOAD_INVALID' ? errorText(error, t) : undefined)
      if (fields.remark || images)
        return { ...(fields.remark ? { remark: fields.remark } : {}), ...(images ? { images } : {}) }
      return { form: errorText(error, t) }
    },
  })
  const length: number = [...form.values.remark.trim()].length
  const count: string = t('promo_apply_count', { length: String(length), max: APPLICATION_REMARK })
  const attempt = MOST_APPLICATIONS - card.attemptsLeft + 1
  return (
    <Form form={form} className="stack">
      {attempt > 1 ? (
        <p className="small text-2">
          {t('promo_apply_attempt', { n: String(attempt), max: String(MOST_APPLICATIONS) })}
        </p>
      ) : null}
      <TextAreaField
        label={t('promo_apply_remark')}
        isRequired
        rows={4}
        hint={count}
        {...form.field('remark')}
        error={length > APPLICATION_REMARK ? count : form.faults.remark}
      />
      <ProofImages
        label={t('promo_apply_images')}
        files={form.values.images}
        onChange={form.set('images')}
        max={APPLICATION_IMAGES}
        error={form.faults.images}
      />
      <p className="small text-3">{t('promo_apply_review_time', { hours: REVIEW_HOURS })}</p>
      <FieldMessage error={form.problem} />
      <Button
        type="submit"
        kind="primary"
        size="large"
        isBusy={form.isBusy}
        disabled={length > APPLICATION_REMARK}
        className={styles.send}
      >
        {t('promo_apply_submit')}
      </Button>
    </Form>
  )
}
