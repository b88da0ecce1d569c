import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { exportFormats, type ShownFilter } from '../../inbox-wire.ts'
import { askFile } from '../ask.ts'
import { Refusal } from '../refusal.tsx'
import { words } from '../words.ts'

type Format = (typeof exportFormats)[number]

/** Saves what is filtered as a file. */
export function ExportMenu({ filter }: { filter: ShownFilter }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const exporting = useMutation({
    mutationFn: async (format: Format) => {
      const address = URL.createObjectURL(await askFile('inbox/export', { filter, format }))
      const link = document.createElement('a')
      link.href = address
      link.download = `inquiries-${new Date().toISOString().slice(0, 10)}.${format}`
      link.click()
      URL.revokeObjectURL(address)
    },
  })
  return (
    <>
      <Button
        variant="outlined"
        loading={exporting.isPending}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {words.inbox.export}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {exportFormats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null)
              exporting.mutate(format)
            }}
          >
            {words.inbox.exportAs(format.toUpperCase())}
          </MenuItem>
        ))}
      </Menu>
      <Refusal error={exporting.error} />
    </>
  )
}
