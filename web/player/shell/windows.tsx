import { type ReactNode, Suspense } from 'react'
import { useStore } from 'zustand'
import { useText } from '../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { leaveWindow } from '../state/entrance.ts'
import { paths } from '../paths.ts'
import { closeWindow, windows, type WindowName } from '../state/windows.ts'
import { LoadingContent } from './loading-cover.tsx'
import { PartBoundary } from '../../ui/loading/part-boundary.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { WindowPicture } from './window-picture.tsx'

const SpeedTest = lazyPart(() => import('../features/system/speed-test.tsx'))
const LineWindow = lazyPart(() => import('../features/messaging/line-window.tsx'))
const NoticeWindow = lazyPart(() => import('../features/messaging/notice-window.tsx'))
const HelpWindow = lazyPart(() => import('../features/system/help-window.tsx'))
const SearchWindow = lazyPart(() => import('../features/catalogue/search-window.tsx'))
const LoginForm = lazyPart(() => import('../features/identity/login-form.tsx'), {
  target: () => paths.login(windows.getState().returnUrl ?? undefined),
})
const RegisterForm = lazyPart(() => import('../features/identity/register-form.tsx'), {
  target: () => paths.register(),
})
const ForgotForm = lazyPart(() => import('../features/identity/forgot-form.tsx'), {
  target: paths.forgot,
})
const SecondStepForm = lazyPart(() => import('../features/identity/second-step-form.tsx'))
const FirstSteps = lazyPart(() => import('../features/member/first-steps.tsx'))
const ResetPayment = lazyPart(() => import('../features/member/reset-payment.tsx'))
const ChangePasswordForm = lazyPart(() => import('../features/identity/change-password-form.tsx'))

/** Everything that is shown over the page: one of the account's windows, and a question above it. */
export default function Windows() {
  const t = useText()
  const { open, question } = useStore(windows)
  return (
    <>
      {open ? (
        <PartBoundary key={open} onFault={closeWindow}>
          <AccountWindow name={open} />
        </PartBoundary>
      ) : null}
      {question ? (
        <ConfirmDialog
          isOpen
          isNotice={question.isNotice ?? false}
          {...(question.title ? { title: question.title } : {})}
          confirmText={question.confirmText ?? t(question.isNotice ? 'in_increase_submit' : 'common_confirm')}
          {...(question.cancelText ? { cancelText: question.cancelText } : {})}
          onConfirm={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        >
          {question.text}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

/** Login, register and forgot password are swapped inside one window, which keeps its place. */
function AccountWindow({ name }: { name: WindowName }) {
  const t = useText()
  const titles = {
    login: t('modal_login'),
    register: t('modal_register'),
    forgot: t('modal_forgot_password'),
    changePassword: t('modal_change_password'),
    second: t('modal_second_step'),
    notice: t('modal_notice'),
    help: t('modal_help_centre'),
    speed: t('side_domain_speed'),
    line: t('modal_line_service'),
    firstSteps: t('modal_first_steps'),
    resetPayment: t('modal_reset_payment'),
    search: t('home_search'),
  } as const
  const contents: Record<WindowName, ReactNode> = {
    login: <LoginForm />,
    register: <RegisterForm />,
    forgot: <ForgotForm />,
    changePassword: <ChangePasswordForm />,
    second: <SecondStepForm />,
    notice: <NoticeWindow />,
    help: <HelpWindow />,
    speed: <SpeedTest />,
    line: <LineWindow />,
    firstSteps: <FirstSteps />,
    resetPayment: <ResetPayment />,
    search: <SearchWindow />,
  }
  const isEntrance = name === 'login' || name === 'register' || name === 'forgot'
  return (
    <Modal
      isOpen
      onClose={leaveWindow}
      title={titles[name]}
      size={isEntrance || name === 'notice' || name === 'help' || name === 'search' ? 'wide' : 'medium'}
      side={
        isEntrance ? (
          <WindowPicture
            group={name === 'login' ? 'w_login' : name === 'register' ? 'w_register' : 'w_forget'}
          />
        ) : undefined
      }
    >
      <Suspense fallback={<LoadingContent />}>{contents[name]}</Suspense>
    </Modal>
  )
}
