import { useState, type DragEvent } from 'react';

/** A place that takes a dropped file: whether one is held over it, and what it listens to. */
export function useDropZone(onFile: (file: File | undefined) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    zone: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer.files[0]);
      },
    },
  };
}
