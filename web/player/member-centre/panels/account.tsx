/** Messages, safety and who somebody is. */
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import type { PanelGroup } from './panel.ts'

export const accountPanels: PanelGroup = {
  key: 'account',
  title: 'centre_group_account',
  panels: [
    {
      key: 'messageV2',
      icon: 'mail',
      title: 'header_menu_messages',
      counts: 'unread',
      Page: lazyPart(async () => ({
        default: (await import('../../features/messaging/inbox-page.tsx')).InboxPage,
      })),
    },
    {
      key: 'newsChoices',
      icon: 'bell',
      title: 'marketing_title',
      Page: lazyPart(async () => ({
        default: (await import('../../features/messaging/news-choices.tsx')).NewsChoices,
      })),
    },
    {
      key: 'feedback',
      icon: 'edit',
      title: 'feedback_title',
      Page: lazyPart(async () => ({
        default: (await import('../../features/messaging/feedback-page.tsx')).FeedbackPage,
      })),
    },
    {
      key: 'securityCenter',
      icon: 'shield',
      title: 'centre_security',
      Page: lazyPart(async () => ({
        default: (await import('../../features/member/security-page.tsx')).SecurityPage,
      })),
    },
    {
      key: 'limits',
      icon: 'pause',
      title: 'limits_title',
      Page: lazyPart(async () => ({
        default: (await import('../../features/limits/limits-page.tsx')).LimitsPage,
      })),
    },
    {
      key: 'verification',
      icon: 'user',
      title: 'verify_id_title',
      Page: lazyPart(async () => ({
        default: (await import('../../features/member/verification-page.tsx')).VerificationPage,
      })),
    },
  ],
}
