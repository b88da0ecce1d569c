import * as material from '@mui/material'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { givenProps, needsStyle } from './props.tsx'
import type { EveryComponent as Block } from './schema.ts'

/** One component of MUI in an island. */
export function EveryComponent({ component: name }: Block) {
  const Component = (material as unknown as Record<string, ComponentType<object>>)[name]
  if (!Component) throw new Error(`MUI has no ${name}.`)
  const { wrap = (part: ReactNode) => part, ...props } = givenProps[name] ?? {}
  const part = wrap(createElement(Component, props))
  return <div data-component={name}>{needsStyle.includes(name) ? <material.NoSsr>{part}</material.NoSsr> : part}</div>
}
