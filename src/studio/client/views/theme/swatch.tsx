import Box from '@mui/material/Box'

/** A colour by sight. What it lets through shows as squares. */
export const Swatch = ({ colour }: { colour: string }) => (
  <Box
    component="span"
    sx={{
      display: 'block',
      width: 26,
      height: 26,
      borderRadius: 1,
      border: 1,
      borderColor: 'divider',
      overflow: 'hidden',
      background: 'repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / 10px 10px',
    }}
  >
    {/* A class for each colour that is dragged over would stay in the document. */}
    <Box component="span" sx={{ display: 'block', width: 1, height: 1 }} style={{ backgroundColor: colour }} />
  </Box>
)
