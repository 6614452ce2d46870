import RotateCw from 'lucide-react/icons/rotate-cw'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import styles from './CropTool.module.css'
import { maxZoom, type Area } from './model/geometry'
import { previewPicture, type Picture } from './model/picture'
import { fileSize, pictureNotes } from './model/texts'

interface CropToolProps {
  picture: Picture
  area: Area | undefined
  onArea: (area: Area) => void
  onTurn: () => void
}

/** How far an arrow key moves the picture, in CSS pixels; with Shift, a fifth of it. */
const keyboardStep = 10

/** Crops a picture to a square, by dragging, pinching, arrow keys and a zoom slider, with a preview of the result (PROFILE-18). */
export function CropTool({ picture, area, onArea, onTurn }: CropToolProps) {
  const number = useFormatNumber()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <div className={styles.row}>
      <div>
        <div className={styles.crop}>
          <Cropper
            image={picture.url}
            crop={crop}
            zoom={zoom}
            minZoom={1}
            maxZoom={maxZoom}
            aspect={1}
            keyboardStep={keyboardStep}
            // The security policy forbids style elements, so the style sheet is imported.
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: styles.frame ?? '' }}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'application', 'aria-label': 'Photo: move it with the arrow keys' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => onArea(pixels)}
          />
        </div>
        <div className={styles.tools}>
          <Icon of={ZoomOut} size="sm" />
          <input
            className={styles.range}
            type="range"
            aria-label="Zoom"
            aria-valuetext={`${number(Math.round(zoom * 100))} %`}
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            onChange={({ target }) => setZoom(target.valueAsNumber)}
          />
          <Icon of={ZoomIn} size="sm" />
          <Button
            variant="ghost"
            size="sm"
            icon
            aria-label="Rotate by 90 degrees"
            title="Rotate by 90 degrees"
            onClick={onTurn}
          >
            <Icon of={RotateCw} size="sm" />
          </Button>
        </div>
        <p className={styles.hint}>
          Drag the photo, or move it with the arrow keys. <bdi>{picture.name}</bdi>, {fileSize(picture.bytes, number)}
        </p>
        {pictureNotes(picture, number).map((note) => (
          <p key={note} className={styles.hint} role="status">
            {note}
          </p>
        ))}
      </div>
      <div className={styles.previews}>
        <Preview name="In your profile" side={72} picture={picture} area={area} />
        <Preview name="In the bar" side={32} picture={picture} area={area} />
      </div>
    </div>
  )
}

interface PreviewProps {
  name: string
  /** In CSS pixels. */
  side: number
  picture: Picture
  area: Area | undefined
}

function Preview({ name, side, picture, area }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current && area) previewPicture(canvas.current, picture, area)
  }, [picture, area])
  // Twice the CSS pixels, for screens with high density.
  return (
    <figure>
      <canvas
        ref={canvas}
        className={side > 40 ? styles.face : styles.smallFace}
        width={side * 2}
        height={side * 2}
        aria-hidden="true"
      />
      <figcaption>{name}</figcaption>
    </figure>
  )
}
