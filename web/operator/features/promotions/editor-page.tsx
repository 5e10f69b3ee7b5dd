import { readPromotionDraft } from '../../../../contract/operator/promotions/read-promotion-draft.ts'
import { serverNowMs } from '../../../client/server-clock.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConsoleButton, ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { useSearchValue } from '../../use-search-value.ts'
import { draftOf, kindOf, kindsNow, newDraft } from './draft.ts'
import { Editor } from './editor.tsx'
import styles from './promotions.module.css'
import { kindText } from '../../parts/promotion-words.ts'
import { Story } from '../../../ui/promotions/story.tsx'

/** A new promotion: first its kind, or another promotion that it is copied from. */
export function NewPromotionPage() {
  const [kindValue] = useSearchValue('kind')
  const [copied] = useSearchValue('copy')
  const kind = kindsNow().find((code) => code === kindValue)
  if (copied) return <Copy id={copied} />
  if (!kind) return <KindChooser />
  return (
    <>
      <Back />
      <Editor key={kind} promotion={null} first={newDraft(kind, nextHour())} />
    </>
  )
}

export function PromotionPage({ id }: { id: string }) {
  const t = useText()
  const answer = useCall(readPromotionDraft, { params: { promotionId: id } }, { staleMs: 3_000 })
  if (codeOf(answer.error) === 'PROMO_NOT_FOUND') return <NotFound />
  return (
    <>
      <Back />
      <Loaded answer={answer}>
        {(promotion) =>
          kindsNow().includes(promotion.kind) ? (
            // What somebody else changed meanwhile begins the form again.
            <Editor key={promotion.version} promotion={promotion} first={draftOf(promotion)} />
          ) : (
            <EmptyState title={t('op_promo_kind_unknown')} />
          )
        }
      </Loaded>
    </>
  )
}

function Copy({ id }: { id: string }) {
  const answer = useCall(readPromotionDraft, { params: { promotionId: id } }, { staleMs: 3_000 })
  if (codeOf(answer.error) === 'PROMO_NOT_FOUND') return <NotFound />
  return (
    <>
      <Back />
      <Loaded answer={answer}>
        {(promotion) => (
          <Editor promotion={null} first={{ ...draftOf(promotion), startsAt: nextHour(), endsAt: null }} />
        )}
      </Loaded>
    </>
  )
}

function KindChooser() {
  const t = useText()
  const [, setKind] = useSearchValue('kind')
  return (
    <>
      <Back />
      <PageHead title={t('op_promo_new')} text={t('op_promo_kind_choose')} />
      <ul className={styles.kinds}>
        {kindsNow().map((code) => {
          const kind = kindOf(code)
          const proposed = Object.fromEntries(
            Object.entries(kind.declared).map(([name, argument]) => [name, argument.default]),
          )
          return (
            <li key={code}>
              <button type="button" className={`panel ${styles.kind}`} onClick={() => setKind(code)}>
                <b>{kindText(code, t)}</b>
                <Story lines={kind.story(proposed).slice(0, 1)} />
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function NotFound() {
  const t = useText()
  return (
    <EmptyState
      title={t('op_promo_not_found')}
      action={<ConsoleButton href={paths.promotions}>{t('common_back')}</ConsoleButton>}
    />
  )
}

function Back() {
  const t = useText()
  return (
    <nav className={parts.back} aria-label={t('common_back')}>
      <ConsoleLink href={paths.promotions}>{t('op_promo_title')}</ConsoleLink>
      <Icon name="r" size={16} />
    </nav>
  )
}

const HOUR_MS = 3_600_000
const nextHour = (): string => new Date(Math.ceil(serverNowMs() / HOUR_MS) * HOUR_MS).toISOString()
