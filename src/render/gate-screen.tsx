import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type FormEvent, useEffect, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { gateWords } from '../../schema/language/gate-words.ts'
import { Field, Input } from '../components/forms/fields/field.tsx'
import { toast } from '../components/notices/notice-store.ts'
import { StrokeIcon } from '../components/picture/stroke-icon.tsx'
import type { GateFields } from '../gate/envelope.ts'
import { canOpen, openWithKey, openWithPassword } from '../gate/open.ts'
import { rememberedKey, rememberKey } from '../gate/session.ts'
import { rounded } from '../theme/rounded.ts'

const room = {
  display: 'grid',
  placeItems: 'center',
  minHeight: '100svh',
  p: 'calc(var(--header-height) + 32px) 20px 64px',
}

const card = {
  width: 'min(460px, 100%)',
  p: 'clamp(28px, 6vw, 48px)',
  borderColor: 'divider',
  borderRadius: rounded(6),
  bgcolor: 'background.paper',
  '& > svg': { color: 'primary.text', mb: 3 },
  '& h1': { fontSize: 'clamp(2.125rem, 1.6rem + 2.4vw, 2.75rem)', lineHeight: 1.05 },
  '& form': { mt: 4, '@media (scripting: none)': { display: 'none' } },
}

const reveal = { minWidth: 72, minHeight: 44, p: 0, color: 'primary.text' }

const Plain = styled(Typography)({ marginTop: 24, color: 'var(--palette-text-secondary)', '&:empty': { marginTop: 0 } })
const Unscripted = styled(Plain)({ display: 'none', '@media (scripting: none)': { display: 'block' } })

type Entry = { password: string }
const passwordSchema = z.string().check(z.trim(), z.minLength(1))

/** An entry without a password is a wrong one. */
const resolver: Resolver<Entry> = (values) => {
  const { data, success } = passwordSchema.safeParse(values.password)
  return success ? { values: { password: data }, errors: {} } : { values: {}, errors: { password: { type: 'wrong' } } }
}

type Props = Pick<GateFields, 'id' | 'path'> &
  Partial<Pick<GateFields, 'remember' | 'envelope'>> & {
    /** Receives the decrypted content. `byHand`: the visitor has just entered the password. */
    onOpen?: (html: string, byHand: boolean) => void
  }

/**
 * Asks for the password of a page. The build renders it without an envelope. An attempt is counted once, whatever is
 * pressed meanwhile. The field has no name, so that no browser puts the password into an address.
 */
export function GateScreen({ id, path, remember = '', envelope, onOpen }: Props) {
  const { clearErrors, formState, handleSubmit, register, setError, setFocus, setValue } = useForm<Entry>({ resolver })
  const [isInsecure, setIsInsecure] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const { errors, isSubmitting } = formState

  useEffect(() => {
    if (!canOpen()) return setIsInsecure(true)
    const key = rememberedKey(remember)
    if (key === null || !envelope) return
    openWithKey(envelope, path, key).then((html) => {
      if (html !== undefined) return onOpen?.(html, false)
      rememberKey(remember)
      toast(gateWords.wrong)
    })
  }, [envelope, path, remember, onOpen])

  const clear = () => {
    setValue('password', '')
    setIsShown(false)
  }
  const refuse = () => {
    clear()
    setError('password', { type: 'wrong' })
    toast(gateWords.wrong)
    setFocus('password')
  }
  const enter = handleSubmit(async ({ password }) => {
    if (!envelope) return
    const opened = await openWithPassword(envelope, path, password)
    if (!opened) return refuse()
    clear()
    rememberKey(remember, opened.key)
    toast(gateWords.right)
    onOpen?.(opened.html, true)
  }, refuse)
  const onSubmit = (event: FormEvent) => (isSubmitting ? event.preventDefault() : enter(event))

  const fieldId = `${id}-password`
  return (
    <Box sx={room}>
      <Paper sx={card}>
        <Lock />
        <Typography variant="h1">{gateWords.title}</Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary', fontSize: '1.125rem' }}>{gateWords.text}</Typography>
        {isInsecure ? (
          <Plain role="alert">{gateWords.insecure}</Plain>
        ) : (
          <form onSubmit={onSubmit} aria-busy={isSubmitting}>
            {/* Lets password managers distinguish the protected pages of one site. */}
            <input type="text" autoComplete="username" defaultValue={path} readOnly hidden />
            <Field id={fieldId} label={gateWords.password}>
              <Input
                ref={register('password').ref}
                id={fieldId}
                type={isShown ? 'text' : 'password'}
                autoComplete="current-password"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                readOnly={isSubmitting}
                aria-invalid={errors.password ? true : undefined}
                onInput={({ currentTarget }) => {
                  setValue('password', currentTarget.value)
                  if (errors.password) clearErrors()
                }}
                sx={{ paddingInlineEnd: 0.5 }}
                endAdornment={
                  <Button
                    variant="text"
                    sx={reveal}
                    aria-pressed={isShown}
                    aria-label={gateWords.showPassword}
                    aria-controls={fieldId}
                    onClick={() => setIsShown(!isShown)}
                  >
                    {isShown ? gateWords.hide : gateWords.show}
                  </Button>
                }
              />
            </Field>
            <Button type="submit" fullWidth aria-disabled={isSubmitting} sx={{ mt: 3, minHeight: 54 }}>
              {gateWords.button}
            </Button>
            <Plain role="status">{isSubmitting && gateWords.checking}</Plain>
          </form>
        )}
        <Unscripted>{gateWords.scriptsOff}</Unscripted>
      </Paper>
    </Box>
  )
}

const Lock = () => (
  <StrokeIcon size={44} strokeWidth="2.6">
    <rect x="8" y="19" width="28" height="20" rx="5" />
    <path d="M14 19v-5a8 8 0 0 1 16 0v5" />
    <circle cx="22" cy="28" r="2.4" fill="currentColor" stroke="none" />
    <path d="M22 29v4" />
  </StrokeIcon>
)
