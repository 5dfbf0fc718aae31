/**
 * Type declarations for "@{scope}/js", used to check the samples of the documentation.
 * The prose lives in /docs/sdks/js/fundamentals/public-interface and the pages next to it.
 */
declare module "@{scope}/js" {
  // ---------------------------------------------------------------- shared data

  export interface User {
    id: string;
    name: string;
    avatar: string | null;
    guest: boolean;
    apiId?: string;
    clientId?: string;
    largeAvatar?: string | null;
  }

  export interface OwnUser extends User {
    ready: boolean;
  }

  export interface Room {
    id: string;
    name: string;
    ready: boolean;
    shutdown: boolean;
    guest_token: string | null;
  }

  export interface Links {
    self: string;
    gui: string;
    guest_join: string | null;
    websocket: string;
  }

  export interface RoomOptions {
    layout?: "auto" | "custom";
    layout_name?: string | null;
    layout_users?: string[] | null;
    layout_map?: LayoutSpot[] | string | null;
    show_names?: boolean;
    voice_activation?: boolean;
    audio_insert?: "enabled" | "disabled" | "audio_only";
    widescreen?: boolean;
    sfu_mode?: "disabled" | "screencast" | "ptp";
    background_color?: string;
    recording_available?: boolean;
    broadcast_available?: boolean;
    layout_available?: boolean;
    lock_available?: boolean;
    kick_available?: boolean;
    custom_fields?: Record<string, unknown>;
    [option: string]: unknown;
  }

  /** x, y, width, height in pixels of the canvas, then an optional fit. */
  export type LayoutSpot =
    | [x: number, y: number, width: number, height: number]
    | [x: number, y: number, width: number, height: number, fit: "cover" | "contain" | "auto"];

  export interface Broadcast {
    id: string;
    platform: "generic";
    player_url: string | null;
    user: User;
    room: Room;
  }

  export interface Recording {
    id: string;
    created_at: number;
    duration: number | null;
    links: { self: string; download: string | null };
    user: User;
    room: Room;
  }

  export interface Snapshot {
    id: string;
    name: string;
    created_at: string;
    creator: User;
    links: { download: string };
    room: Room;
  }

  export interface Playback {
    url: string;
    play_id: string;
    name: string | null;
    replacement_id: string | null;
    audio: boolean;
    loop_count: number;
  }

  export interface RoomData {
    access_key: string;
    ready: boolean;
    room: Room;
    team: { name: string };
    user: OwnUser;
    links: Links;
    options: RoomOptions;
    presentation: Record<string, unknown> | null;
    broadcasts: Broadcast[];
    recording: Recording | null;
  }

  // ---------------------------------------------------------------- options

  export type Surface = "monitor" | "window" | "browser";

  export interface MediaOptions {
    /** Default true. */
    audio?: boolean;
    /** Default true. */
    video?: boolean;
    /** Default false. */
    eco?: boolean;
    /** Default false. */
    virtualBackground?: boolean;
    /** Default false. Since 1.9.6. */
    audioPassthrough?: boolean;
    /** Since 1.6.2. */
    stream?: MediaStream;
    /** Default false. Since 1.8.0. */
    sendOnly?: boolean;
    /** Since 1.9.5. */
    codecSelection?: { audio?: RTCRtpCodec[]; video?: RTCRtpCodec[] };
    sendEncodings?: {
      audio?: RTCRtpEncodingParameters;
      video?: { maxBitrate?: number; maxFramerate?: number; scaleResolutionDownBy?: number };
    };
    receiveConstraints?: { audio?: { maxBitrate: number }; video?: { maxBitrate: number } };
  }

  export interface Config {
    api: string;
    allowSafariSFU: boolean;
    screencapture: boolean;
    verbose: boolean;
    vbgScriptPath: string;
    hdCamera: boolean;
    readonly version: string;
  }

  export interface SessionOptions {
    widescreen?: boolean;
    idealCameraResolution?: { width: number; height: number };
    idealCameraFramerate?: number;
  }

  // ---------------------------------------------------------------- commands

  export interface LayoutParams {
    layout?: "auto" | "custom";
    name?: string;
    users?: string[];
    /** JSON text of a list of spots. */
    map?: string;
    show_names?: boolean;
    voice_activation?: boolean;
    audio_insert?: "enabled" | "disabled" | "audio_only";
    audio_insert_position?: { x: number; y: number };
  }

  export interface LayerParams {
    url: string;
    "z-index"?: "1" | "-1" | 1 | -1;
    id?: string;
  }

  export interface PlaybackParams {
    url: string;
    play_id?: string;
    audio?: boolean;
    replacement_id?: string;
    name?: string;
    loop_count?: number;
  }

  export type {Product}Command =
    | { type: "send_chat"; content: string }
    | { type: "start_recording" | "stop_recording" }
    | { type: "start_rtmp"; url: string; key: string }
    | { type: "stop_rtmp" | "stop_broadcasts" }
    | { type: "set_layout"; params: LayoutParams }
    | { type: "set_layer"; params: LayerParams }
    | { type: "clear_front_layer" }
    | { type: "snapshot" }
    | {
        type: "start_stream";
        audio?: boolean;
        video?: boolean;
        screen?: boolean;
        surface?: Surface | null;
        virtualBackground?: boolean;
        audioPassthrough?: boolean;
      }
    | { type: "change_stream"; audio?: boolean; video?: boolean; screen?: boolean; surface?: Surface | null }
    | { type: "toggle_camera"; stream: MediaStream; facingMode: "user" | "environment" }
    | { type: "replace_stream"; stream: MediaStream }
    | { type: "change_screen_video"; surface?: Surface | null }
    | {
        type: "start_screen_capture";
        audio: boolean;
        screen: true;
        surface?: Surface | null;
        screenStream?: MediaStream;
      }
    | { type: "start_presenting"; stream?: MediaStream; present?: PresentationKind }
    | { type: "stop_presenting" }
    | { type: "start_pip_cam" | "stop_pip_cam" | "update_pip_cam" }
    | { type: "suspend_virtual_background"; state: "suspend" | "resume" }
    | {
        type: "request_guest_user";
        api: string;
        token: string;
        name: string;
        email?: string;
        locale?: "en" | "de" | "fr";
      }
    | { type: "request_permalink_meeting_info"; api: string; token: string }
    | { type: "kick_user"; userId: string }
    | { type: "lock_meeting" | "terminate_meeting" }
    | { type: "start_playback"; playback: PlaybackParams }
    | { type: "stop_playback"; playback: { play_id: string } };

  // ---------------------------------------------------------------- events

  export type PresentationKind = "screen" | "screen-monitor" | "screen-window" | "screen-browser" | "mixer";

  export type ConnectionStatus = "fetch_room" | "received_room" | "ready" | "access_denied" | "transport_error";

  export type ErrorName =
    | "devices"
    | "permission"
    | "not_readable"
    | "session_in_use"
    | "meeting_locked"
    | "abrupt_disconnect"
    | "request_too_large"
    | "ice_error"
    | "ice_failed"
    | "session_failed";

  export interface UserDimensions {
    x: number;
    y: number;
    w: number;
    h: number;
  }

  export interface PodiumEvent {
    type: "podium";
    solo: boolean;
    audio: boolean;
    video: boolean;
    media: boolean;
    layers: { zIndex: number; id: string }[];
    sources: string[];
    isSource: boolean;
    presenter: string | null;
    isPresenter: boolean;
    hasPresenter: boolean;
    videoSources: number[];
    userDimensions: UserDimensions | null;
    allUserDimensions: (UserDimensions & { clientId: string; playId: string | null })[];
    hasVideoSources: boolean;
    hasMutedVideoPeers: boolean;
  }

  export type {Product}Event =
    | { type: "connection"; connectionStatus: ConnectionStatus }
    | { type: "room_setup"; content: RoomData }
    | { type: "room_ready"; content: { ready: true; user: OwnUser; room: Room } }
    | { type: "accept"; localStream: MediaStream; remoteStream: MediaStream }
    | {
        type: "stream_update";
        stream?: MediaStream;
        localStream?: MediaStream;
        presentationStream?: MediaStream;
      }
    | { type: "disconnect" | "reconnect" }
    | PodiumEvent
    | { type: "remote_description_update"; update: { sfu: boolean } }
    | { type: "statistics_ready"; statistics: ConnectionStatistics }
    | { type: "offline" }
    | { type: "exit"; reason: "bye" }
    | { type: "options_update"; options: RoomOptions }
    | { type: "playback_update"; playing: Playback[] }
    | { type: "presentation_update"; presentation: Record<string, unknown> | null }
    | { type: "presentation_started"; present: PresentationKind }
    | { type: "presentation_ended" }
    | { type: "screen_video_ended" }
    | { type: "screen_capture_error" | "capture_error"; name: string }
    | { type: "chat"; user: User; timestamp: Date; content: string }
    | { type: "custom"; content: string; [field: string]: unknown }
    | { type: "add_user"; user: User; initial: boolean }
    | { type: "remove_user"; userId: string; user: User }
    | { type: "voice_activity"; user: User; on: boolean }
    | { type: "recording_update"; recording: Recording }
    | { type: "recording_error"; error: unknown }
    | { type: "broadcasts_update"; broadcasts: Broadcast[] }
    | { type: "publish_broadcast"; playerUrl: string }
    | { type: "start_broadcast_error"; platform: "generic"; error: unknown }
    | { type: "stop_rtmp" | "stop_broadcasts" }
    | { type: "snapshot_update"; snapshots: Snapshot[] }
    | { type: "guest_user"; token: string }
    | { type: "permalink_ready"; content: RoomData }
    | { type: "permalink_meeting_info"; room: { id: string; name: string; started_at: string | null } }
    | { type: "audio_device_ended"; newAudioDevice?: string }
    | { type: "video_device_ended" }
    | { type: "all_devices_ended"; newAudioDevice?: string }
    | { type: "broken_track_error" }
    | { type: "local_track_unmuted" | "track_unmuted"; track: MediaStreamTrack }
    | { type: "pip_cam"; active: boolean }
    | { type: "pip_cam_error" | "pip_cam_warning_video_ended" | "pip_cam_warning_unsupported" }
    | { type: "error"; name?: ErrorName; code?: string; content?: string; locked?: boolean }
    | { type: "warning"; name: string; id?: string; status?: number }
    | { type: "clear_warning"; name: string };

  export type {Product}Listener = (event: {Product}Event) => void;

  // ---------------------------------------------------------------- session

  export interface {Product} {
    readonly config: Config;
    readonly options: SessionOptions;
    readonly room: Room;
    readonly user: OwnUser;
    readonly links: Links;
    onEvent(listener: {Product}Listener): void;
    offEvent(listener?: {Product}Listener): void;
    start(accessKey: string, mediaOptions?: MediaOptions): void;
    connect(accessKey: string): void;
    connectPermalink(userToken: string): void;
    join(mediaOptions: MediaOptions): void;
    send(command: {Product}Command): void;
    throttledSend(command: {Product}Command): void;
    destroy(): void;
    createInstance(): {Product};
  }

  const {product}: {Product};
  export default {product};

  // ---------------------------------------------------------------- utilities

  export interface CastEventAvailability {
    type: "availability";
    available: boolean;
  }
  export interface CastEventState {
    type: "state";
    state: "connecting" | "connected" | "closed" | "terminated";
  }
  export interface CastEventError {
    type: "error";
    id: string;
    message: string;
  }
  export type CastEvent = CastEventAvailability | CastEventState | CastEventError;

  /** Since 2.0.0. */
  export class CastToDevice {
    static readonly supported: boolean;
    constructor(options: { url: string });
    onEvent(listener: (event: CastEvent) => void): void;
    offEvent(listener?: (event: CastEvent) => void): void;
    start(): Promise<void>;
    stop(): void;
    destroy(): void;
  }

  export interface StatisticsSample {
    /** One of ConnectionStatistics.Status. */
    status: 0 | 1 | 2 | 3;
    /** bit/s */
    bitrateSend: number | null;
    /** bit/s */
    bitrateRecv: number | null;
    /** seconds */
    jitter: number | null;
    /** seconds */
    roundTripTime: number | null;
    /** 0 to 1 */
    packetLoss: number | null;
    /** 0 to 1 */
    packetLossRecv: number | null;
    /** 0 to 1 */
    nack: number | null;
  }

  /** Handed over by the event statistics_ready. */
  export class ConnectionStatistics {
    static readonly Status: { readonly GOOD: 0; readonly OK: 1; readonly BAD: 2; readonly NO_CONNECTION: 3 };
    private constructor();
    onUpdate(listener: (sample: StatisticsSample) => void): void;
    getCurrentStatistics(): StatisticsSample;
  }

  export function debounce<A extends unknown[]>(
    func: (...args: A) => void,
    wait: number,
    immediate?: boolean,
  ): (...args: A) => void;
  export function throttle<A extends unknown[]>(
    func: (...args: A) => void,
    wait: number,
    options?: { leading?: boolean; trailing?: boolean },
  ): (...args: A) => void;
  export function immediate(func: () => void): void;

  export interface DeviceLists {
    cameras: MediaDeviceInfo[];
    microphones: MediaDeviceInfo[];
    speakers: MediaDeviceInfo[];
  }

  export interface DeviceManagerOptions {
    audio?: boolean;
    video?: boolean;
    eco?: boolean;
    audioPassthrough?: boolean;
  }

  export interface DeviceManagerEvent extends Partial<DeviceLists> {
    error?: { name: string; message: string };
    sinkId?: string;
    stream?: MediaStream;
    constraints?: MediaStreamConstraints;
    options?: DeviceManagerOptions;
  }

  export class DeviceManager {
    constructor(options?: DeviceManagerOptions);
    onChange(listener: (event: DeviceManagerEvent) => void): void;
    removeListener(listener: (event: DeviceManagerEvent) => void): void;
    start(isMobile?: boolean): void;
    setVideoInput(deviceId: string): Promise<void>;
    setAudioInput(deviceId: string, options?: { preventUpdate?: boolean }): Promise<void>;
    setAudioOutput(sinkId: string): void;
    /** Since 1.9.6. */
    setAudioPassthrough(on: boolean, options?: { preventUpdate?: boolean }): void;
    updateWithOptions(options: { audio?: boolean; video?: boolean; eco?: boolean }, isMobile?: boolean): void;
    update(constraints?: MediaStreamConstraints): void;
    setVirtualBackgroundType(type: string): Promise<void>;
    loadLocalImageForVirtualBackground(callback: (error?: Error) => void): void;
    storeConstraints(): void;
    stop(): void;
    terminate(): void;
    static getDevices(): Promise<MediaDeviceInfo[]>;
    static fetchDevices(): Promise<DeviceLists>;
    static fetchInputDevices(): Promise<Pick<DeviceLists, "cameras" | "microphones">>;
    static getConstraints(options?: DeviceManagerOptions): MediaStreamConstraints;
    static getMobileConstraints(options?: DeviceManagerOptions): MediaStreamConstraints;
    static getSinkId(): string;
    static getStoredVirtualBackgroundType(): string;
  }

  export const FeatureDetector: {
    canUse{Product}(): boolean;
    canScreenCapture(): boolean;
    canToggleCamera(): boolean;
    canFullscreen(): boolean;
    hasPipSupport(): boolean;
    canSFU(): boolean;
    canVirtualBackground(): boolean;
    canvasBlurSupport(): boolean;
    canChangeAudioOutput(): boolean;
    canChooseDisplaySurface(): boolean;
    canMonitorSystemPressure(): boolean;
    canGeolocation(): boolean;
    canStereo(): boolean;
    hasPipCamSupport(): boolean;
    canPresentFiles(): boolean;
    canStreamLocalMedia(): boolean;
    canMix(): boolean;
    canSetCodecs(): boolean;
    canSetCodecPreferences(): boolean;
    canSetCodecsLegacy(): boolean;
    canShare(): boolean;
    hasMobileDevice(): boolean;
    isIOSDevice(): boolean;
    isIPhone(): boolean;
    isAndroidDevice(): boolean;
    isAndroidPhone(): boolean;
    isPhone(): boolean;
    isTouchDevice(): boolean;
    isMacOS(): boolean;
    canChangeCamera(): boolean;
    canChangeMicrophone(): boolean;
    canMultipleDifferentMicrophones(): boolean;
    canAdjustDeviceSettings(): boolean;
    isChrome(): boolean;
    isFF(): boolean;
    isSafari(): boolean;
    isWebView(): boolean;
    inIframe(): boolean;
    browserName(): string;
    browserVersion(): number;
    isMinimumRequiredBrowser(): boolean;
    platform(): Record<string, unknown>;
    hasGetUserMedia(): boolean;
    hasGetDisplayMedia(): boolean;
    hasPeerConnection(): boolean;
    canDataChannel(): boolean;
    hasLocalStorage(): boolean;
    iOSPipCheck(): Promise<boolean>;
    environment(): Record<string, unknown>;
  };

  /** Since 1.9.2. */
  export const Geolocation: {
    getPermissionStatus(): Promise<"prompt" | "granted" | "denied">;
    getCurrentPosition(): Promise<GeolocationCoordinates>;
    generateLinkFromCoordinates(latitude: number, longitude: number): { openStreetMap: string; [service: string]: string };
    linkContainsCoordinates(link: string): boolean;
    parseCoordinatesFromLink(link: string): { latitude: number; longitude: number } | null;
  };

  export const Logger: {
    error(...values: unknown[]): void;
    warn(...values: unknown[]): void;
    info(...values: unknown[]): void;
    debug(...values: unknown[]): void;
  };

  export type SoundMeterUpdate =
    /** 0 to 100 */
    | { value: number; error?: undefined; warning?: undefined }
    | { value?: undefined; error: "{Product}MicrophoneError"; warning?: undefined }
    | { value?: undefined; error?: undefined; warning: "MicrophoneSilenceWarning" };

  export class SoundMeter {
    constructor();
    connectToSource(stream: MediaStream): this;
    onUpdate(listener: (update: SoundMeterUpdate) => void): void;
    offUpdate(): void;
    stop(): void;
  }

  export const StreamHelpers: {
    toggleAudio(stream: MediaStream, on: boolean): MediaStream;
    toggleVideo(stream: MediaStream, on: boolean): MediaStream;
    enableAudio(stream: MediaStream): MediaStream;
    disableAudio(stream: MediaStream): MediaStream;
    toggleCamera(stream: MediaStream, on: boolean): MediaStream;
    enableCamera(stream: MediaStream): MediaStream;
    disableCamera(stream: MediaStream): MediaStream;
    stopCamera(stream: MediaStream): MediaStream;
    hasAudio(stream: MediaStream): boolean;
    hasVideo(stream: MediaStream): boolean;
    hasCameraVideo(stream: MediaStream): boolean;
    isCameraStream(stream: MediaStream): boolean;
    isScreenStream(stream: MediaStream): boolean;
    isVBGStream(stream: MediaStream): boolean;
    isPresentationStream(stream: MediaStream): boolean;
    isCanvasStream(stream: MediaStream): boolean;
    getFacingMode(stream: MediaStream): "user" | "environment" | null;
    getCameraTracks(stream: MediaStream): MediaStreamTrack[];
    getScreenTracks(stream: MediaStream): MediaStreamTrack[];
    getVbgTracks(stream: MediaStream): MediaStreamTrack[];
    getCanvasTracks(stream: MediaStream): MediaStreamTrack[];
    stopStream(stream: MediaStream): void;
    stopTrack(track: MediaStreamTrack): void;
    createExternalStream(stream: MediaStream, audioOnly?: boolean): MediaStream | false;
    captureStream(canvas: HTMLCanvasElement): MediaStream;
    getSenderCodecs(kind: "audio" | "video"): RTCRtpCodec[];
    initLegacySenderCodecs(): Promise<void>;
  };

  export type SystemPressureState = "nominal" | "fair" | "serious" | "critical";

  /** Since 1.9.3. */
  export class SystemPressureMonitor {
    constructor(options?: { sampleInterval?: number });
    onUpdate(listener: (state: SystemPressureState) => void): void;
    offUpdate(listener?: (state: SystemPressureState) => void): void;
    start(): Promise<void>;
    stop(): void;
    destroy(): void;
  }

  export interface HIDTelephonyDevice {
    /** "VVVV:PPPP", hexadecimal */
    id: string;
    vendorId: number;
    productId: number;
    productName: string;
  }

  export type WebHIDEvent =
    | { type: "devicelist"; devices: HIDTelephonyDevice[] }
    | { type: "togglemute" | "togglecall"; active: boolean }
    | { type: "error"; id: "initialize_failed" | "pair_request_failed" | "invalid_device"; message: string };

  /** Since 1.8.9. */
  export class WebHIDManager {
    static readonly supported: boolean;
    static initialize(options?: { verbose?: boolean }): Promise<WebHIDManager>;
    private constructor();
    readonly blocked: boolean;
    onEvent(listener: (event: WebHIDEvent) => void): void;
    offEvent(listener?: (event: WebHIDEvent) => void): void;
    pairDeviceRequest(): Promise<void>;
    emitDeviceList(): void;
    setMuteActive(active: boolean): void;
    setCallActive(active: boolean): void;
    removeDevice(id: string): Promise<void>;
    destroy(): void;
  }

  export const FullscreenHelper: {
    toggle(element?: Element, options?: FullscreenOptions): void;
    canFullscreen(): boolean;
    isFullscreen(): boolean;
    onChange(callback: (isFullscreen: boolean, target: Element | null) => void): void;
    off(): void;
  };

  export const LocalStorage: {
    store(key: string, value: unknown): void;
    load<T>(key: string, defaultValue: T): T;
  };

  /** Exported for the SDK's own use. */
  export class MicMixer {
    private constructor();
  }

  /** Exported for the SDK's own use. */
  export class MediaStreamBuilder {
    private constructor();
  }
}
