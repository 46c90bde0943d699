import { Icon, type IconProps } from './icon.tsx'

export const HeartIcon = (props: IconProps) => (
  <Icon {...props} className="heart">
    <path d="M12 20 4.3 12.2a4.7 4.7 0 0 1 6.7-6.6l1 1 1-1a4.7 4.7 0 0 1 6.7 6.6L12 20Z" />
  </Icon>
)
