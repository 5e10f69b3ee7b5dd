import { changePromotion } from '../../../../contract/operator/promotions/change-promotion.ts'
import { listAllPromotions } from '../../../../contract/operator/promotions/list-all-promotions.ts'
import { readPromotionDraft } from '../../../../contract/operator/promotions/read-promotion-draft.ts'
import { writePromotion } from '../../../../contract/operator/promotions/write-promotion.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import content from '../../parts/content/content.module.css'
import { MomentField } from '../../parts/content/moment-field.tsx'
import { PictureField } from '../../parts/content/picture-field.tsx'
import { ConsoleButton } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { navigate } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { ArgumentFields } from './argument-fields.tsx'
import { AudienceSection } from './audience-section.tsx'
import { bodyOf, faultsOf, kindOf, previewValues, type Draft, type Promotion } from './draft.ts'
import { BoundFields } from './bound-fields.tsx'
import { ChangesPanel, useChanges } from './changes-panel.tsx'
import { Cost } from './cost.tsx'
import { sentenceOf } from './fault-texts.ts'
import { Preview, Trial } from './preview.tsx'
import styles from './promotions.module.css'
import { Section } from './section.tsx'
import { isLive, mayStart, useStartStop } from './use-start-stop.tsx'
import { kindText, phaseTexts, phaseTones, useNameOf } from '../../parts/promotion-words.ts'

/** Everything of a promotion on one page, with what members will see beside it. */
export function Editor({ promotion, first }: { promotion: Promotion | null; first: Draft }) {
  const t = useText()
  const can = useCan()
  const form = usePromotionForm(promotion, first)
  const draft = form.values
  const found = Object.fromEntries(
    faultsOf(draft).map((fault) => [fault.field, sentenceOf(fault, kindOf(draft.kind), t)]),
  )
  // What begins right and is made wrong is told at once; what begins empty, once it was sent.
  const faults = (name: string) =>
    form.faults[name] ??
    (/^(arguments|audience)\.|^(endsAt|dayBudgetAmount)$/.test(name) ? found[name] : undefined)
  const values = previewValues(draft)
  const kind = kindOf(draft.kind)
  const mayEdit = can('promotions.edit')
  const isFixed = promotion?.hasDraw === true
  const changes = useChanges(promotion && first, draft)
  return (
    <>
      <Head promotion={promotion} draft={draft} isChanged={changes.length > 0} />
      <div className={styles.editor}>
        <Form form={form} className={styles.sections}>
          <fieldset className={styles.sections} disabled={!mayEdit}>
            {promotion?.claimCount ? <Note tone="info">{t('op_promo_claims_keep')}</Note> : null}
            <Section place={1} title={t('op_promo_section_words')}>
              <WordFields form={form} faults={faults} hasBegun={hasBegun(promotion)} />
            </Section>
            <Section
              place={2}
              title={t('op_promo_section_values')}
              beside={<Badge>{kindText(draft.kind, t)}</Badge>}
            >
              {isFixed ? <Note tone="info">{t('op_promo_draw_fixed')}</Note> : null}
              <fieldset className={styles.sections} disabled={isFixed}>
                <ArgumentFields
                  kind={draft.kind}
                  typed={draft.typed}
                  faults={(name) => faults(`arguments.${name}`)}
                  onChange={(name, value) =>
                    form.edit(({ typed }) => ({ typed: { ...typed, [name]: value } }))
                  }
                />
              </fieldset>
            </Section>
            <AudienceSection {...{ draft, faults }} mayCount={mayEdit} onEdit={form.edit} />
            <Section place={4} title={t('op_promo_section_bounds')}>
              <BoundFields {...{ promotion, draft, faults }} onEdit={form.edit} />
            </Section>
          </fieldset>
          {mayEdit ? (
            <div className={styles.save}>
              <FieldMessage
                error={form.problem}
                hint={changes.length > 0 ? t('op_promo_changes_count', { n: changes.length }) : undefined}
              />
              <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
                {t(promotion ? 'common_save' : 'op_promo_save_draft')}
              </Button>
            </div>
          ) : null}
        </Form>
        <aside className={styles.aside}>
          <Preview draft={draft} />
          {(kind.wayOf?.(values) ?? kind.way) === 'DEPOSIT' ? <Trial draft={draft} /> : null}
          {kind.costAhead ? <Cost draft={draft} /> : null}
          {changes.length > 0 ? <ChangesPanel changes={changes} /> : null}
        </aside>
      </div>
    </>
  )
}

const hasBegun = (promotion: Promotion | null): boolean =>
  promotion !== null &&
  (promotion.claimCount > 0 || promotion.phase === 'RUNNING' || promotion.phase === 'ENDED')

function usePromotionForm(promotion: Promotion | null, first: Draft) {
  const t = useText()
  return useForm<Draft>({
    start: first,
    send: async (draft) => {
      const faults = faultsOf(draft)
      if (faults.length > 0)
        return {
          ...Object.fromEntries(
            faults.map((fault) => [fault.field, sentenceOf(fault, kindOf(draft.kind), t)]),
          ),
          form: t('op_promo_fault_form', { n: faults.length }),
        }
      const { kind, ...body } = bodyOf(draft)
      if (promotion) {
        const { promotionId, version } = promotion
        await callServer(changePromotion, { params: { promotionId }, body: { ...body, version } })
        toast.good(t('content_saved'))
        await refresh(readPromotionDraft, listAllPromotions)
        return undefined
      }
      const { promotionId } = await callServer(writePromotion, { body: { kind, ...body } })
      toast.good(t('op_promo_saved_draft'))
      await refresh(listAllPromotions)
      navigate(paths.promotion(promotionId), { replace: true })
      return undefined
    },
    refuse: (error) => ({ ...fieldErrorsOf(error), form: errorText(error, t) }),
  })
}

function Head({
  promotion,
  draft,
  isChanged,
}: {
  promotion: Promotion | null
  draft: Draft
  isChanged: boolean
}) {
  const t = useText()
  const can = useCan()
  const nameOf = useNameOf()
  const { ask, dialog } = useStartStop()
  if (!promotion)
    return <PageHead title={nameOf(draft.names) || t('op_promo_new')} text={t('op_promo_new_text')} />
  const { promotionId, phase } = promotion
  return (
    <>
      <PageHead
        title={nameOf(promotion.names)}
        text={isChanged && mayStart(promotion) ? t('op_promo_unsaved_text') : undefined}
        beside={
          <>
            <Badge tone={phaseTones[phase]}>
              {t(promotion.isUsedUp ? 'op_promo_phase_used_up' : phaseTexts[phase])}
            </Badge>
            {isChanged ? <Badge tone="waiting">{t('op_promo_unsaved')}</Badge> : null}
          </>
        }
        actions={
          <>
            <ConsoleButton icon="chart" href={paths.promotionReport(promotionId)}>
              {t('op_promo_report')}
            </ConsoleButton>
            {can('promotions.edit') ? (
              <ConsoleButton icon="copy" href={paths.promotionCopy(promotionId)}>
                {t('op_promo_copy')}
              </ConsoleButton>
            ) : null}
            {can('promotions.edit') && (isLive(promotion) || mayStart(promotion)) ? (
              <Button
                kind={isLive(promotion) ? 'line' : 'jade'}
                disabled={isChanged && mayStart(promotion)}
                onClick={() => ask(promotion)}
              >
                {t(isLive(promotion) ? 'op_promo_stop' : 'op_promo_start')}
              </Button>
            ) : null}
          </>
        }
      />
      {dialog}
    </>
  )
}

const languages = [
  ['th', 'content_language_th'],
  ['en', 'content_language_en'],
] as const

/** Names and words in both languages, the picture, and the time. */
function WordFields({
  form,
  faults,
  hasBegun: begun,
}: {
  form: FormState<Draft>
  faults: (name: string) => string | undefined
  hasBegun: boolean
}) {
  const t = useText()
  const { names, texts, imageUrl, startsAt, endsAt } = form.values
  return (
    <>
      {languages.map(([key, language]) => (
        <TextField
          key={key}
          label={`${t('op_promo_name')} · ${t(language)}`}
          isRequired
          maxLength={80}
          value={names[key]}
          error={faults(`names.${key}`)}
          onChange={(event) => form.edit({ names: { ...names, [key]: event.target.value } })}
        />
      ))}
      {languages.map(([key, language]) => (
        <TextAreaField
          key={key}
          label={`${t('op_promo_words')} · ${t(language)}`}
          hint={t('op_promo_words_help')}
          rows={2}
          maxLength={2_000}
          value={texts[key]}
          error={faults(`texts.${key}`)}
          onChange={(event) => form.edit({ texts: { ...texts, [key]: event.target.value } })}
        />
      ))}
      <PictureField
        label={t('content_picture')}
        url={imageUrl}
        onChange={(url) => form.edit({ imageUrl: url })}
        error={faults('imageUrl')}
        kind="promotion"
      />
      <div className={content.pair}>
        <MomentField
          label={t('content_starts', { zone: zoneLabel() })}
          hint={begun ? t('op_promo_start_stays') : undefined}
          value={startsAt}
          onChange={(moment) => form.edit({ startsAt: moment })}
          error={faults('startsAt')}
        />
        <MomentField
          label={t('content_ends', { zone: zoneLabel() })}
          hint={t('op_promo_end_help')}
          value={endsAt}
          onChange={(moment) => form.edit({ endsAt: moment })}
          error={faults('endsAt')}
        />
      </div>
    </>
  )
}
