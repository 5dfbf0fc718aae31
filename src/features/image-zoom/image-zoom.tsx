import { lazyPart } from '../../hooks/lazy-part';
import { useLazyPart } from '../../hooks/use-lazy-part';
import { useImageZoom } from './use-image-zoom';

const pictureDialog = lazyPart(async () => (await import('./picture-dialog')).PictureDialog);

/** Shows content images and diagrams at full size in a dialog. Used once, by the site's frame. */
export function ImageZoom() {
  const { picture, opener, close } = useImageZoom();
  const Dialog = useLazyPart(pictureDialog, picture, opener);
  return picture && Dialog ? <Dialog picture={picture} close={close} /> : null;
}
