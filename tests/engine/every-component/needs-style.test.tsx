import createCache from '@emotion/cache'
import * as material from '@mui/material'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { emotionKey, Providers } from '../../../src/components/providers.tsx'
import { givenProps, needsStyle } from './props.tsx'

it.each(needsStyle)('%s has a `style` attribute in HTML', (name) => {
  const Component = (material as unknown as Record<string, ComponentType<object>>)[name] as ComponentType<object>
  const { wrap = (part: ReactNode) => part, ...props } = givenProps[name] ?? {}
  const html = renderToString(
    <Providers cache={createCache({ key: emotionKey })} pictures={{}}>
      {wrap(createElement(Component, props))}
    </Providers>,
  )
  expect(html).toContain(' style="')
})
