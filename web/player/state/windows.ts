/**
 * The windows over the page. Login, register and forgot password share one window and are swapped inside it;
 * questions and notices are above it.
 */
import { createStore } from 'zustand/vanilla'

export type WindowName =
  | 'login'
  | 'register'
  | 'forgot'
  | 'changePassword'
  | 'second'
  | 'notice'
  | 'help'
  | 'speed'
  | 'line'
  | 'firstSteps'
  | 'resetPayment'
  | 'search'

export interface Question {
  title?: string | undefined
  text: string
  confirmText?: string | undefined
  cancelText?: string | undefined
  /** One button only. */
  isNotice?: boolean | undefined
}

interface Windows {
  open: WindowName | null
  /** Where to go once the window is done. */
  returnUrl: string | null
  /** The login window was opened for something that only a member may do, and says so (site.md §6, Roles). */
  isLoginNeeded: boolean
  question: (Question & { answer: (isYes: boolean) => void }) | null
  isDrawerOpen: boolean
}

export const windows = createStore<Windows>(() => ({
  open: null,
  returnUrl: null,
  isLoginNeeded: false,
  question: null,
  isDrawerOpen: false,
}))

export function openWindow(name: WindowName, returnUrl: string | null = windows.getState().returnUrl): void {
  windows.setState({ open: name, returnUrl, isLoginNeeded: false, isDrawerOpen: false })
}

/** The login window in place of what a visitor asked for; it then leads to `returnUrl`. */
export function askForLogin(returnUrl: string | null): void {
  windows.setState({ open: 'login', returnUrl, isLoginNeeded: true, isDrawerOpen: false })
}

export function closeWindow(): void {
  windows.setState({ open: null, returnUrl: null, isLoginNeeded: false })
}

/** Asks and waits: true when confirmed. */
export function ask(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    windows.setState({
      question: {
        ...question,
        answer: (isYes) => {
          windows.setState({ question: null })
          resolve(isYes)
        },
      },
    })
  })
}

/** Shows a message that must be read: one button. */
export async function tell(
  text: string,
  { onConfirm, ...options }: Omit<Question, 'text' | 'isNotice'> & { onConfirm?: () => void } = {},
): Promise<void> {
  if (await ask({ ...options, text, isNotice: true })) onConfirm?.()
}

export function openDrawer(isOpen: boolean): void {
  windows.setState({ isDrawerOpen: isOpen })
}
