import type { FormHTMLAttributes } from 'react'
import type { FormState } from './use-form.ts'

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> {
  form: Pick<FormState<object>, 'submit' | 'element'>
}

/** The one element that forms are drawn with; what browsers would say of its fields, the fields say. */
export function Form({ form: { submit, element }, ...rest }: FormProps) {
  return <form {...rest} ref={element} onSubmit={submit} noValidate />
}
