/** A place as printed under a photograph: `36.72 N 4.42 W`. */
export function formatCoordinates({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const north = `${Math.abs(latitude).toFixed(2)} ${latitude < 0 ? 'S' : 'N'}`;
  return `${north} ${Math.abs(longitude).toFixed(2)} ${longitude < 0 ? 'W' : 'E'}`;
}
